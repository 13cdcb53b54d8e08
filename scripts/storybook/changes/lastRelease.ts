/** Runs git in the repository and returns what it prints. */
export type Git = (...args: readonly string[]) => Buffer;

/** A released version. */
export interface Release {
  readonly version: string;
  readonly commit: string;
  /** Day of the release, as yyyy-mm-dd. */
  readonly date: string;
}

const linesOf = (printed: Buffer) => printed.toString().split('\n').filter(Boolean);

/**
 * Returns the releases in the history of the checkout, newest first: the tags that begin with v, or without any the
 * commits that changed the version in package.json. The first commit of a project is no release.
 */
export function releases(git: Git): readonly Release[] {
  const tags = linesOf(git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname'));
  const commits =
    tags.length > 0
      ? tags
      : linesOf(git('log', '--format=%H', '-G^  "version":', '--', 'package.json')).slice(0, -1);
  return commits.map((commit) => {
    const { version } = JSON.parse(git('show', `${commit}:package.json`).toString()) as {
      readonly version: string;
    };
    const date = git('log', '-1', '--format=%cs', commit).toString().trim();
    return { version, commit, date };
  });
}
