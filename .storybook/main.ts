import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { UserConfig } from 'vite';
import { readKeptPictures } from '../packages/storybook-kit/src/pictures/readKeptPictures.ts';
import { preBundled } from './preBundled.ts';

const shopPublic = fileURLToPath(new URL('../packages/storefront/public', import.meta.url));

/**
 * Folders of drawn pictures and the favicon, which exist after `scripts/drawPictures.ts` has run. Stories without
 * pictures start without them.
 */
const shopPictures = [shopPublic, join(shopPublic, 'images/brand')].filter((folder) =>
  existsSync(folder),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    './{foundations,testing}/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/storefront/src/**/*.stories.tsx',
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
    ...shopPictures,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
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
