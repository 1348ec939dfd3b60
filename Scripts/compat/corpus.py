# OpenAppIntents
# SPDX-License-Identifier: Apache-2.0
"""Lays public sources out as <owner>/<name>/<path>, however they were fetched."""
import os
import subprocess


def is_git_directory(folder):
    return os.path.isfile(os.path.join(folder, "HEAD")) and os.path.isdir(
        os.path.join(folder, "objects"))


def find(corpus, repo):
    """The folder of a repository in the corpus, and whether it is a git directory."""
    owner, name = repo.split("/")
    for candidate in (f"{owner}/{name}", f"{owner}+{name}", f"{owner}__{name}", name):
        folder = os.path.join(corpus, candidate)
        if not os.path.isdir(folder):
            continue
        nested = [folder] + sorted(
            os.path.join(folder, entry) for entry in os.listdir(folder)
            if os.path.isdir(os.path.join(folder, entry)))
        for git in nested:
            if is_git_directory(git):
                return git, True
        return folder, False
    return None, False


def lay_out(corpus, rows, target):
    """Fills `target` with the files of `rows`, (repository, commit, path) each.

    Working trees are linked; from git directories the file is read at the row's commit, or at the
    newest one when that commit is not there.
    """
    found = {}
    for repo, commit, path in rows:
        if repo not in found:
            found[repo] = find(corpus, repo)
        source, is_git = found[repo]
        if source is None:
            continue
        destination = os.path.join(target, repo, path)
        if is_git:
            content = show(source, commit, path) or show(source, "HEAD", path)
            if content is None:
                continue
            os.makedirs(os.path.dirname(destination), exist_ok=True)
            with open(destination, "wb") as file:
                file.write(content)
        elif os.path.isfile(os.path.join(source, path)):
            os.makedirs(os.path.dirname(destination), exist_ok=True)
            if not os.path.exists(destination):
                os.symlink(os.path.abspath(os.path.join(source, path)), destination)
    return target


def show(git, revision, path):
    run = subprocess.run(["git", "--git-dir", git, "show", f"{revision}:{path}"],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return run.stdout if run.returncode == 0 else None
