import { defineConfig } from 'vitest/config';
import { storiesProject } from '../../.storybook/testing/storiesProject.ts';
import { root } from '../root.ts';
import { ownPackages } from './ownPackages.ts';
import { timeouts } from './timeouts.ts';

const {
  plugins = [],
  server,
  test,
  ...project
} = storiesProject({ name: 'hooks', setupFiles: [] });

/** The stories of the storefront alone, without the checks after each: their plays judge the mutants of hooks. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        ...project,
        plugins: [ownPackages(), ...plugins],
        // Libraries are served from outside the sandbox.
        server: { ...server, fs: { strict: false } },
        test: { ...test, exclude: ['.storybook/**', 'packages/ui/**'], ...timeouts },
      },
    ],
  },
});
