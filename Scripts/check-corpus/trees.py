# OpenAppIntents
# SPDX-License-Identifier: Apache-2.0
"""Working trees of fetched projects, at the commits that the tables name."""
import contextlib
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "corpus"))

from repositories import find  # noqa: E402

# Never asks a remote for what the fetched copy left out.
LOCAL = dict(os.environ, GIT_NO_LAZY_FETCH="1", GIT_TERMINAL_PROMPT="0")


def git(directory, *arguments):
    run = subprocess.run(["git", "--git-dir", directory, *arguments], env=LOCAL, check=False,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return run.stdout if run.returncode == 0 else None


def resolve(directory, commit):
    """The full name of a commit that the copy has, else None."""
    found = git(directory, "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    return found.decode().strip() if found else None


def extract(directory, commit, target):
    """Writes the files of a commit; those that the copy left out become empty ones."""
    listing = git(directory, "ls-tree", "-r", "-z", commit) or b""
    entries = []
    for line in listing.split(b"\0"):
        if line:
            about, path = line.split(b"\t", 1)
            mode, kind, name = about.split()
            if kind == b"blob":
                entries.append((mode, name, path))
    with subprocess.Popen(["git", "--git-dir", directory, "cat-file", "--batch"], env=LOCAL,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as blobs:
        for mode, name, path in entries:
            blobs.stdin.write(name + b"\n")
            blobs.stdin.flush()
            head = blobs.stdout.readline().split()
            data = b""
            if head[1:2] == [b"blob"]:
                data = blobs.stdout.read(int(head[2]))
                blobs.stdout.read(1)
            write(os.path.join(os.fsencode(target), path), mode, data)


def write(path, mode, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if mode == b"120000":
        # A link is followed only inside the tree.
        if data.startswith(b"/") or b".." in data.split(b"/"):
            return
        with contextlib.suppress(FileExistsError):
            os.symlink(data, path)
        return
    with open(path, "wb") as file:
        file.write(data)


@contextlib.contextmanager
def tree(corpus, repository, commit):
    """The folder of a project, None without one, and whether it is at the commit."""
    folder, directory = find(corpus, repository)
    at = resolve(directory, commit) if directory else None
    name = at or (resolve(directory, "HEAD") if directory else None)
    if name is None or folder and not at:
        yield folder, False
        return
    with tempfile.TemporaryDirectory(prefix="check-corpus-") as scratch:
        target = os.path.join(scratch, repository.replace("/", "+"))
        os.makedirs(target)
        extract(directory, name, target)
        # What git ignores is told apart only inside of a repository.
        subprocess.run(["git", "init", "-q", target], env=LOCAL, check=False,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        yield target, at is not None
