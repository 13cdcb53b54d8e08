import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

/**
 * Resolves the shop's packages to their copies in Stryker's sandbox. Links in the sandbox's `node_modules` lead to the
 * originals, and no component may be loaded from both.
 */
export function ownPackages(): Plugin {
  const outside = dirname(realpathSync(join(root, 'node_modules')));
  return {
    name: 'own-packages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('@formulary/')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id.replace(join(outside, 'packages'), join(root, 'packages'));
    },
  };
}
