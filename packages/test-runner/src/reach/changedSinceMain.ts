import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';

/** The changes since this branch left main, committed or not. */
export interface Change {
  /** The last common commit. */
  readonly since: string;
  /** Changed files, from the root of the repository. */
  readonly files: readonly string[];
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Compares this checkout with main, or with the remote's main as last fetched. Without git history nothing has changed. */
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
