# OpenAppIntents
# SPDX-License-Identifier: Apache-2.0
"""Where a repository lies in a folder of fetched ones, however it was fetched."""
import os


def is_git_directory(folder):
    return os.path.isfile(os.path.join(folder, "HEAD")) and os.path.isdir(
        os.path.join(folder, "objects"))


def find(corpus, repository):
    """The working tree and the git directory of a repository in the corpus; None for either."""
    owner, name = repository.split("/")
    for candidate in (f"{owner}/{name}", f"{owner}+{name}", f"{owner}__{name}", name):
        folder = os.path.join(corpus, candidate)
        if not os.path.isdir(folder):
            continue
        if is_git_directory(folder):
            return None, folder
        for entry in sorted(os.listdir(folder)):
            nested = os.path.join(folder, entry)
            if is_git_directory(nested):
                return (folder if entry == ".git" else None), nested
        return folder, None
    return None, None
