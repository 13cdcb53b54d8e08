import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { earlyStyles } from '../packages/storefront/earlyStyles.ts';
import { firstPaint } from '../packages/storefront/firstPaint.ts';
import { nameScreens } from './nameScreens.ts';
import { nameStyles } from './nameStyles.ts';
import { shareChunks } from './chunks/shareChunks.ts';
import { root } from './root.ts';
import { squeezeCalls } from './squeezeCalls.ts';
import { squeezeStyles } from './squeezeStyles.ts';
import { withoutInstrumentation } from './withoutInstrumentation.ts';
import { withoutPrefetching } from './withoutPrefetching.ts';
import { withoutPrefixes } from './withoutPrefixes.ts';

/** What both builds do to the sources. */
const plugins = [
  react(),
  firstPaint(),
  earlyStyles(),
  squeezeStyles(),
  squeezeCalls(),
  withoutPrefixes(),
  withoutPrefetching(),
  withoutInstrumentation(),
  nameStyles(join(root, 'packages')),
];

const sharing = shareChunks(join(root, 'packages', 'storefront', 'src', 'routes.tsx'));

/** React has had it since version 18; SWR asks for the copy of before. */
const resolve = { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] };

/** Of the slow mode of the tests: no shop is slow on purpose. */
const define = { 'import.meta.env.VITE_PARTS_LATE_MS': 'undefined' };

/** How Vite builds and serves the storefront; `npm run build` and `npm run dev` add where to. */
export const storefrontVite = {
  configFile: false,
  root: join(root, 'packages', 'storefront'),
  plugins: [...plugins, sharing.plugin],
  define,
  resolve,
  build: {
    target: 'es2024',
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    // Every browser that reads this target preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What each page loads; `npm run size` reads it.
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page loads is one file: it compresses better than the same code in seven. So is what screens share.
        codeSplitting: {
          groups: [
            {
              name: sharing.nameOf,
              debugName: 'what screens share',
              includeDependenciesRecursively: false,
            },
          ],
        },
        // The shell names every part, and parts name each other: what is short there is short on every page.
        chunkFileNames: 'assets/[hash:7].js',
      },
      // "use client" means nothing to a bundle for the browser, and the libraries say it in every file.
      onLog: (level, log, handler) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
} satisfies InlineConfig;

/** How the storefront is built for the server, which draws its pages: one file with all it needs, for Node. */
export const drawnStorefrontVite = {
  configFile: false,
  root: storefrontVite.root,
  publicDir: false,
  plugins: [nameScreens(), ...plugins],
  resolve,
  define: { ...define, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/server.tsx',
    target: 'node24',
    minify: false,
    assetsInlineLimit: storefrontVite.build.assetsInlineLimit,
    rolldownOptions: {
      onLog: storefrontVite.build.rolldownOptions.onLog,
      output: { codeSplitting: false, entryFileNames: 'server.js' },
    },
  },
} satisfies InlineConfig;
