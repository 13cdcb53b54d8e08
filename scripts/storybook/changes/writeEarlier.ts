import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Changes } from '../../../packages/storybook-kit/src/changes/Changes.ts';
import { type Git, type Release, releases } from './lastRelease.ts';
import { type EarlierPicture, parseChanges } from './parseChanges.ts';
import { splitBatch } from './splitBatch.ts';

const PICTURES = 'playwright/visual/pictures';

/** Reads files of a commit, all in one process. */
export type ReadFiles = (commit: string, paths: readonly string[]) => Buffer;

function changesSince(git: Git, { commit }: Release) {
  const status = git('diff', '--name-status', '--find-renames', '-z', commit, '--', PICTURES);
  return parseChanges(status.toString());
}

function writePictures(folder: string, earlier: readonly EarlierPicture[], printed: Buffer): void {
  for (const [index, content] of splitBatch(printed).entries()) {
    const { story, view } = earlier[index]!;
    const file = join(folder, story, `${view}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Writes the changes since the last release that looks different, and its pictures of changed stories, into a folder.
 * Without git or history there are none.
 */
export function writeEarlier(folder: string, git: Git, readFiles: ReadFiles): Changes | null {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const changes = writeFound(folder, git, readFiles);
  writeFileSync(join(folder, 'changes.json'), JSON.stringify(changes));
  return changes;
}

function writeFound(folder: string, git: Git, readFiles: ReadFiles): Changes | null {
  let known: readonly Release[];
  try {
    known = releases(git);
  } catch {
    return null;
  }
  for (const release of known) {
    const { stories, earlier } = changesSince(git, release);
    const isOldest = release === known.at(-1);
    if (stories.length === 0 && !isOldest) continue;
    const paths = earlier.map(({ path }) => path);
    if (paths.length > 0) writePictures(folder, earlier, readFiles(release.commit, paths));
    return { release: release.version, date: release.date, stories };
  }
  return null;
}
