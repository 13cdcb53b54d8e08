import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

/**
 * Resolves the shop's packages to their copies in Stryker's sandbox, where there is one. Links in the sandbox's
 * `node_modules` lead to the originals, which have no mutants, and no component may be loaded from both.
 */
export function ownPackages(): Plugin {
  const outside = join(dirname(realpathSync(join(root, 'node_modules'))), 'packages');
  return {
    name: 'own-packages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('@formulary/')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const copy = found?.id.replace(outside, join(root, 'packages'));
      return copy !== undefined && existsSync(copy.replace(/\?.*/, '')) ? copy : undefined;
    },
  };
}
