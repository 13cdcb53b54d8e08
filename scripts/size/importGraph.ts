import { build } from 'vite';
import { libraryOf } from './libraryOf.ts';

interface Imports {
  readonly atOnce: readonly string[];
  readonly onDemand: readonly string[];
}

export interface ImportGraph {
  /** Returns the packages that a file and its static imports load. */
  readonly librariesAtOnce: (file: string) => ReadonlySet<string>;
  /** Returns the packages that a file can load, statically or dynamically. */
  readonly librariesInAll: (file: string) => ReadonlySet<string>;
}

const isPackage = (id: string) => !id.startsWith('@formulary/') && libraryOf(id) !== undefined;

/** Returns the import graph of these files, static and dynamic. Does not enter packages. */
export async function importGraph(files: readonly string[]): Promise<ImportGraph> {
  const graph = new Map<string, Imports>();
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'import-graph',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
            graph.set(id, { atOnce: importedIds, onDemand: dynamicallyImportedIds });
          }
        },
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [...files],
        external: isPackage,
        preserveEntrySignatures: 'strict',
      },
    },
  });

  function reach(file: string, follow: (imports: Imports) => readonly string[]) {
    if (!graph.has(file)) throw new Error(`${file} was not built.`);
    const seen = new Set([file]);
    for (const id of seen) {
      const imports = graph.get(id);
      if (imports && libraryOf(id) === undefined)
        for (const next of follow(imports)) seen.add(next);
    }
    return new Set([...seen].flatMap((id) => libraryOf(id) ?? []));
  }

  return {
    librariesAtOnce: (file) => reach(file, ({ atOnce }) => atOnce),
    librariesInAll: (file) => reach(file, ({ atOnce, onDemand }) => [...atOnce, ...onDemand]),
  };
}
