# OpenAppIntents
# SPDX-License-Identifier: Apache-2.0
"""The committed tables: the projects, their known mistakes, and the verdicts on findings."""
import collections
import csv
import os

Project = collections.namedtuple("Project", "repository commit baseline note")
Expected = collections.namedtuple(
    "Expected", "repository commit baseline rule file anchor source note")
Label = collections.namedtuple("Label", "repository commit rule file anchor verdict reason")


def rows(folder, name, kind):
    """The rows of a table; lines that begin with '#' are remarks."""
    with open(os.path.join(folder, name), encoding="utf-8", newline="") as file:
        lines = [line for line in file if line.strip() and not line.startswith("#")]
    reader = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    header = next(reader)
    if header != list(kind._fields):
        raise SystemExit(f"check-corpus: {name} has the columns {header}; "
                         f"they must be {list(kind._fields)}")
    return [kind(*row) for row in reader]


def projects(folder):
    return rows(folder, "projects.tsv", Project)


def expected(folder):
    return rows(folder, "expected.tsv", Expected)


def labels(folder):
    """(repository, rule, file, anchor) -> label; the commit says where it was read."""
    table = {}
    for label in rows(folder, "labels.tsv", Label):
        if label.verdict not in ("true", "false"):
            raise SystemExit(f"check-corpus: a label is 'true' or 'false', not '{label.verdict}'")
        key = (label.repository, label.rule, label.file, label.anchor)
        if key in table:
            raise SystemExit(f"check-corpus: two labels for {key}")
        table[key] = label
    return table
