import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClauseTag, findTags } from './findTags.ts';

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
