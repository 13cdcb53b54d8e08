import { globSync } from 'node:fs';

/** The components under a folder such as packages/ui/src, without their ending, folder by folder. */
export function componentModules(folder: string): readonly string[] {
  return globSync('{primitives,fields,pieces,forms}/**/*.tsx', {
    cwd: folder,
    exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  })
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
    .toSorted();
}
