import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { importsIn } from './importsIn.ts';
import { publicScreens } from './publicScreens.ts';
import { sharedParts } from './sharedParts.ts';

interface ChunkSharing {
  /** Reads the module graph when all modules are loaded. */
  readonly plugin: Plugin;
  /** Returns a module's chunk name, or null to let the bundler choose. */
  readonly nameOf: (module: string) => string | null;
}

/** Puts modules that screens share into few chunks. `routesFile` tells which screens are public. */
export function shareChunks(routesFile: string): ChunkSharing {
  const routes = routesFile.replaceAll('\\', '/');
  let names: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'share-chunks',
    apply: 'build',
    buildEnd(failure) {
      if (failure) return;
      const ids = [...this.getModuleIds()];
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? '';
      const onDemandIn = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

      const screens = [...publicScreens(readFileSync(routesFile, 'utf8'))].map((file) =>
        posix.join(routes, '..', file),
      );
      const allScreens = onDemandIn(routes);
      names = sharedParts({
        importsOf: importsIn(this),
        bytesOf: (id) => codeOf(id).length,
        entry: ids.find((id) => this.getModuleInfo(id)?.isEntry) ?? '',
        screens,
        buyersScreens: allScreens.filter((id) => !screens.includes(id)),
        onDemand: ids.flatMap(onDemandIn).filter((id) => !allScreens.includes(id)),
      });
    },
  };
  return { plugin, nameOf: (module) => names.get(module) ?? null };
}
