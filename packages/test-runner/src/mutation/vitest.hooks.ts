import { defineConfig } from 'vitest/config';
import { storiesProject } from '../../../../.storybook/testing/storiesProject.ts';
import { root } from '../root.ts';
import { mutationTimeouts } from './readMutationRun.ts';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Resolves the shop's packages to their copies in Stryker's sandbox. Links in the sandbox's `node_modules` lead to the
 * originals, and no component may be loaded from both.
 */
function ownPackages(): Plugin {
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

const {
  plugins = [],
  server,
  test,
  ...project
} = storiesProject({ name: 'hooks', setupFiles: [] });

/** Runs the storefront's stories without the checks after each. Their plays judge the mutants. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        ...project,
        plugins: [ownPackages(), ...plugins],
        // Libraries lie outside the sandbox.
        server: { ...server, fs: { strict: false } },
        test: { ...test, exclude: ['.storybook/**', 'packages/ui/**'], ...mutationTimeouts },
      },
    ],
  },
});
