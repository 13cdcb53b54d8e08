import { globSync } from 'node:fs';

/** Tests and their helpers, which no screen imports. */
const FOR_TESTS = ['**/*.test.ts', 'testing/**', '**/fixtures/**'];

/** Returns the rule modules under a folder, without extensions, by folder. */
export function ruleModules(folder: string): readonly string[] {
  return globSync('**/*.ts', { cwd: folder, exclude: FOR_TESTS })
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .toSorted();
}
