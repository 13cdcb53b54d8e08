import { literalsOf } from './literalsOf.ts';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A test that claims to prove a clause. */
export interface ClauseTag {
  readonly clause: string;
  readonly file: string;
  readonly title: string;
}

const TAG = /(?<!\S)@(\d+\.\d+)(?!\S)/gu;
/** Code before a title: `test(`, or the call after `test.each(…)`. A skipped test proves nothing. */
const IS_TITLE = /(?:\b(?:test|it|describe)(?:\.(?!skip|todo|fixme)\w+)*|[)`])\s*\(\s*$/u;
const IS_TAG = /\btags?\s*:\s*(?:\[[^\]]*)?$/u;
const STORY = /\bexport const (\w+)\s*=(?!.*\bexport const)/su;

/** Returns the clauses that a test or story file names, in test titles or as tags of stories and journeys. */
export function findTags(file: string, source: string): readonly ClauseTag[] {
  const isStories = file.endsWith('.stories.tsx');
  const found: ClauseTag[] = [];
  let title = isStories ? 'every story' : 'every test';
  for (const { text, gap, before } of literalsOf(source)) {
    const isTitle = !isStories && IS_TITLE.test(before);
    if (isStories) title = STORY.exec(gap)?.[1] ?? title;
    if (isTitle) title = text.replaceAll(TAG, '').replaceAll(/\s+/gu, ' ').trim();
    if (!isTitle && !IS_TAG.test(before)) continue;
    for (const [, clause] of text.matchAll(TAG)) {
      if (clause !== undefined) found.push({ clause, file, title });
    }
  }
  return found;
}

/** Files whose tests may prove a clause. */
const TEST_FILES = [
  'packages/*/{src,seed}/**/*.test.ts',
  'packages/*/{src,seed}/**/*.stories.tsx',
  'playwright/journeys/**/*.spec.ts',
  'scripts/**/*.test.ts',
];

/** Returns every clause tag in the project's tests, by file. */
export async function readTags(root: string): Promise<readonly ClauseTag[]> {
  const files = globSync(TEST_FILES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const tags = await Promise.all(
    files.map(async (file) => findTags(file, await readFile(join(root, file), 'utf8'))),
  );
  return tags.flat();
}
