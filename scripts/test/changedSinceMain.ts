import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';

/** What differs from where this branch left main, committed or not. */
export interface Change {
  /** The commit that both have. */
  readonly since: string;
  /** Paths from the folder of the checkout. */
  readonly files: readonly string[];
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Compares this checkout with main: the remote's as it was last fetched, where there is one. A folder without git history has
 * no change.
 */
export function changedSinceMain(): Change {
  try {
    return readChange();
  } catch {
    return { since: 'HEAD', files: [] };
  }
}

function readChange(): Change {
  const refs = ['refs/remotes/origin/main', 'refs/heads/main'];
  const [main] = git('for-each-ref', '--sort=-refname', '--format=%(refname)', ...refs).split('\n');
  const since = git('merge-base', main || 'HEAD', 'HEAD');
  const said = [
    git('diff', '--name-only', '--no-renames', '-z', since),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const files = said.flatMap((list) => list.split('\0')).filter((file) => file !== '');
  return { since, files };
}
