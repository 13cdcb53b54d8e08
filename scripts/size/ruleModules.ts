import { globSync } from 'node:fs';

/** Not what a screen imports: tests, and what only tests use. */
const FOR_TESTS = ['**/*.test.ts', 'testing/**', '**/fixtures/**'];

/** The rule modules under a folder, without their ending, folder by folder. */
export function ruleModules(folder: string): readonly string[] {
  return globSync('**/*.ts', { cwd: folder, exclude: FOR_TESTS })
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .toSorted();
}
