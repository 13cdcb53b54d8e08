// Before Storybook starts or is built: writes the last release's pictures of changed stories for 'What changed'.
import { execFileSync, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';
import { writeEarlier } from './changes/writeEarlier.ts';

/** Limit of what git prints: all pictures together are 32 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
const stdio: StdioOptions = ['pipe', 'pipe', 'ignore'];
const quietly = { cwd: root, maxBuffer: MOST_BYTES, stdio };

const changes = writeEarlier(
  join(root, '.cache', 'earlier-pictures'),
  (...args) => execFileSync('git', args, quietly),
  (commit, paths) =>
    execFileSync('git', ['cat-file', '--batch'], {
      ...quietly,
      input: paths.map((path) => `${commit}:${path}\n`).join(''),
    }),
);
console.log(
  changes
    ? `${changes.stories.length} stories differ from ${changes.release}.`
    : "No history: 'What changed' has no earlier pictures.",
);
