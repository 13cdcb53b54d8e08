import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { UserConfig } from 'vite';
import { readKeptPictures } from '../packages/storybook-kit/src/pictures/readKeptPictures.ts';
import { nameForSearch } from './nameForSearch.ts';
import { preBundled } from './preBundled.ts';

const shopPublic = fileURLToPath(new URL('../packages/storefront/public', import.meta.url));

/**
 * Folders of drawn pictures and the favicon, which exist after `scripts/drawPictures.ts` has run. Stories without
 * pictures start without them.
 */
const shopPictures = [shopPublic, join(shopPublic, 'images/brand')].filter((folder) =>
  existsSync(folder),
);

/** The last release's pictures of changed stories, which `scripts/storybook/earlierPictures.ts` writes. */
const earlierPictures = fileURLToPath(new URL('../.cache/earlier-pictures', import.meta.url));

/**
 * Code that stories share: a file for each package and one for all icons, instead of one for each module. What a page of
 * pictures needs stays apart from what only stories need.
 */
const sharedCode = [
  { name: 'rules', test: /\/packages\/rules\/src\// },
  { name: 'ui', test: /\/packages\/ui\/src\/(?!.*\.stories\.tsx)/ },
  { name: 'client', test: /\/packages\/client\/src\// },
  { name: 'desk', test: /\/packages\/desk\/src\/(?!.*\.stories\.tsx)/ },
  { name: 'storefront', test: /\/packages\/storefront\/src\/(?!.*\.stories\.tsx)/ },
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\// },
].map((group) => ({ ...group, minShareCount: 2, includeDependenciesRecursively: false }));

/** A preset that Storybook's published type lacks. */
interface IndexPreset {
  readonly storyIndexGenerator: typeof nameForSearch;
}

const config: StorybookConfig & IndexPreset = {
  storyIndexGenerator: nameForSearch,
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    './{foundations,testing}/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/storefront/src/**/*.stories.tsx',
    '../packages/desk/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    './public',
    {
      from: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files',
      to: '/fonts',
    },
    { from: '../playwright/visual/pictures', to: '/pictures' },
    ...(existsSync(earlierPictures) ? [{ from: earlierPictures, to: '/earlier' }] : []),
    ...shopPictures,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // manager/ViewportSwitch.ts has a label, which Storybook's own switch lacks.
  features: { sidebarOnboardingChecklist: false, viewport: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: async (viteConfig) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig(viteConfig, {
      logLevel: 'warn',
      define: { KEPT_PICTURES: JSON.stringify(readKeptPictures()) },
      optimizeDeps: { include: [...preBundled] },
      build: {
        chunkSizeWarningLimit: 3000,
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedCode } },
          // Libraries mark every file "use client", which has no meaning in a browser bundle.
          onLog: (level, log, handler) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
          },
        },
      },
    } satisfies UserConfig);
  },
};

// Storybook reads its configuration from the default export.
export default config;
