# OpenAppIntents
# SPDX-License-Identifier: Apache-2.0
"""Lays public sources out as <owner>/<name>/<path>, however they were fetched."""
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "corpus"))

from repositories import find  # noqa: E402


def lay_out(corpus, rows, target):
    """Fills `target` with the files of `rows`, (repository, commit, path) each.

    Working trees are linked; from git directories the file is read at the row's commit, or at the
    newest one when that commit is not there.
    """
    found = {}
    for repo, commit, path in rows:
        if repo not in found:
            found[repo] = find(corpus, repo)
        folder, git = found[repo]
        destination = os.path.join(target, repo, path)
        if git:
            content = show(git, commit, path) or show(git, "HEAD", path)
            if content is None:
                continue
            os.makedirs(os.path.dirname(destination), exist_ok=True)
            with open(destination, "wb") as file:
                file.write(content)
        elif folder and os.path.isfile(os.path.join(folder, path)):
            os.makedirs(os.path.dirname(destination), exist_ok=True)
            if not os.path.exists(destination):
                os.symlink(os.path.abspath(os.path.join(folder, path)), destination)
    return target


def show(git, revision, path):
    run = subprocess.run(["git", "--git-dir", git, "show", f"{revision}:{path}"],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return run.stdout if run.returncode == 0 else None
