import { MOST_FILES } from './budgets.ts';
import { type Manifest, filesOf } from './firstLoad.ts';

/** Returns the public screens whose first load has too many scripts. `screens` are paths from the source folder. */
export function crowdedPages(manifest: Manifest, screens: Iterable<string>): readonly string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  return [...screens].filter((screen) => {
    const key = screen.replace(/^\.\//, 'src/');
    if (!manifest[key]) throw new Error(`${screen} is no part of the build.`);
    const files = filesOf(manifest, key, new Set(filesOf(manifest, entry)));
    return files.size > MOST_FILES;
  });
}
