import { posix } from 'node:path';
import { iconLookup } from './iconLookup.ts';

const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;

/** The part of a bundler's plugin context that tells of modules. */
interface ModuleGraph {
  readonly getModuleIds: () => Iterable<string>;
  readonly getModuleInfo: (
    id: string,
  ) => { readonly code: string | null; readonly importedIds: readonly string[] } | null;
}

/** Returns what reads a module's static imports; instead of the list of all icons, those icons that the module names. */
export function importsIn(graph: ModuleGraph): (id: string) => readonly string[] {
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? '';
  const allIcons = [...graph.getModuleIds()].find((id) => ALL_ICONS.test(id)) ?? '';
  const iconsIn = iconLookup(codeOf(allIcons));
  return (id) => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    if (!imported.includes(allIcons)) return imported;
    const icons = iconsIn(codeOf(id)).map((file) => posix.join(allIcons, '..', file));
    return [...imported.filter((each) => each !== allIcons), ...icons];
  };
}
