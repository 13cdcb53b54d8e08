import { globSync } from 'node:fs';

/** Returns the components under a folder such as packages/ui/src, without extensions, by folder. */
export function componentModules(folder: string): readonly string[] {
  return globSync('{primitives,fields,pieces,forms}/**/*.tsx', {
    cwd: folder,
    exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  })
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
    .toSorted();
}
