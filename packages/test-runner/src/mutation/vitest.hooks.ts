import { defineConfig } from 'vitest/config';
import { storiesProject } from '../../../../.storybook/testing/storiesProject.ts';
import { root } from '../root.ts';
import { ownPackages } from './ownPackages.ts';
import { mutationTimeouts, readMutationRun } from './readMutationRun.ts';

const {
  plugins = [],
  server,
  test,
  ...project
} = storiesProject({ name: 'hooks', setupFiles: [] });

const { judges } = readMutationRun(process.env);
const others = judges && [
  'packages/storefront/src/!(features)/**',
  `packages/storefront/src/features/!(${judges.join('|')})/**`,
];

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
        test: {
          ...test,
          exclude: ['.storybook/**', 'packages/ui/**', ...(others ?? [])],
          ...mutationTimeouts,
        },
      },
    ],
  },
});
