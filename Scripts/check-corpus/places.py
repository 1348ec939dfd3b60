# OpenAppIntents
# SPDX-License-Identifier: Apache-2.0
"""Places in sources that stay when lines above them come and go."""
import bisect
import os
import re

WORDS = 40
TYPES = ("struct", "class", "enum", "actor", "protocol", "extension")
DECLARATION = re.compile(
    r"(?<![.\w])(?:(struct|class|enum|actor|protocol|extension|func|var|let)\s+"
    r"(?!(?:func|var|let)\b)([A-Za-z_][\w.]*)"
    r"|(init|subscript)\b)")


class Source:
    """One file: its lines, and which declaration each line belongs to."""

    cache = {}

    @classmethod
    def read(cls, path):
        if path not in cls.cache:
            text = ""
            if os.path.isfile(path):
                with open(path, encoding="utf-8", errors="replace") as file:
                    text = file.read()
            cls.cache[path] = cls(text, path.endswith(".swift"))
        return cls.cache[path]

    def __init__(self, text, swift):
        self.text = text
        self.lines = text.split("\n")
        self.blank = blanked(text) if swift else text
        self.declarations = declarations(self.blank) if swift else []

    def line(self, number):
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def symbol(self, number):
        """`Type.member`, or '' outside of declarations."""
        names = [name for name, first, last, _ in self.declarations if first <= number <= last]
        return ".".join(names)

    def anchor(self, number, message):
        """The declaration and a few words of the line; for a file as a whole what is named."""
        if number == 1 and not self.declarations:
            return "|" + (re.findall(r"'([^']+)'", message) or [""])[0]
        words = " ".join(self.line(number).split())[:WORDS].strip()
        return f"{self.symbol(number)}|{words}"

    def holds(self, anchor, number, message):
        """Whether a finding at a line is what an expected anchor means."""
        if anchor == "*":
            return True
        if anchor.startswith("~"):
            return anchor[1:] in message
        if anchor.startswith("@"):
            return any(first <= number <= last for first, last in self.named(anchor[1:]))
        if anchor.startswith("#"):
            return any(first <= number <= last for first, last in self.calls(anchor[1:]))
        return anchor in self.line(number)

    def has(self, anchor):
        """Whether the place an expected anchor means is in this file."""
        if anchor.startswith("@"):
            return bool(self.named(anchor[1:]))
        if anchor.startswith("#"):
            return bool(self.calls(anchor[1:]))
        return anchor == "*" or anchor.startswith("~") or anchor in self.text

    def named(self, wanted):
        ranges = []
        for _, first, last, path in self.declarations:
            if path == wanted or path.endswith("." + wanted):
                ranges.append((first, last))
        return ranges

    def calls(self, text):
        """The lines of the calls that hold a text, from outside the text's own parentheses."""
        ranges, start = [], self.text.find(text)
        while start >= 0:
            opening = enclosing(self.blank, start)
            if opening is not None:
                closing = matching(self.blank, opening)
                ranges.append((self.text.count("\n", 0, opening) + 1,
                               self.text.count("\n", 0, closing) + 1))
            start = self.text.find(text, start + 1)
        return ranges


def blanked(text):
    """The text with the insides of comments and literals as spaces, of the same length."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.S)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def enclosing(text, position):
    depth = 0
    for index in range(position - 1, -1, -1):
        if text[index] == ")":
            depth += 1
        elif text[index] == "(":
            if depth == 0:
                return index
            depth -= 1
    return None


def matching(text, opening):
    depth = 0
    for index in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text) - 1


def declarations(text):
    """(name, first line, last line, path) of types, functions and properties with a body."""
    found, stack, start = [], [], 0
    starts = [0] + [match.end() for match in re.finditer("\n", text)]

    def line(offset):
        return bisect.bisect_right(starts, offset)

    for index, character in enumerate(text):
        if character == "{":
            inside = stack and stack[-1][2]
            stack.append(declared(text[start:index], start, inside))
        elif character == "}" and stack:
            name, offset, _ = stack.pop()
            if name:
                path = [outer for outer, _, _ in stack if outer]
                found.append((name, line(offset), line(index), ".".join(path + [name])))
        if character in "{};":
            start = index + 1
    return sorted(found, key=lambda one: (one[1], -one[2]))


def declared(statement, start, inside):
    """(name or None, offset, whether its body is code) of what a brace opens."""
    match = None
    for match in DECLARATION.finditer(statement):
        pass
    if match is None or inside and match[1] in ("let", "var"):
        return None, start, inside
    return match[2] or match[3], start + match.start(), match[1] not in TYPES
