import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { earlyStyles } from '../../packages/storefront/earlyStyles.ts';
import { firstPaint } from '../../packages/storefront/firstPaint.ts';
import { minifiedStyles } from './minifiedStyles.ts';
import { nameScreens } from './nameScreens.ts';
import { nameStyles } from './nameStyles.ts';
import { shareChunks } from './chunks/shareChunks.ts';
import { root } from '../root.ts';
import { squeezeCalls } from './squeezeCalls.ts';
import { withoutInstrumentation } from './withoutInstrumentation.ts';
import { withPureComponents } from './withPureComponents.ts';
import { withoutPrefixes } from './withoutPrefixes.ts';

/** Transformations of both builds. */
const plugins = [
  react(),
  firstPaint(),
  earlyStyles(),
  squeezeCalls(),
  withoutPrefixes(),
  withPureComponents(),
  withoutInstrumentation(),
  nameStyles(join(root, 'packages')),
];

const sharing = shareChunks(join(root, 'packages', 'storefront', 'src', 'routes.tsx'));

/** React has it since version 18, but SWR imports the older package. */
const resolve = { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] };

/** Used by the tests' slow mode only. */
const define = { 'import.meta.env.VITE_PARTS_LATE_MS': 'undefined' };

/** Vite settings of the storefront; `npm run build` and `npm run dev` add the output. */
export const storefrontVite = {
  configFile: false,
  root: join(root, 'packages', 'storefront'),
  plugins: [...plugins, sharing.plugin],
  define,
  resolve,
  oxc: minifiedStyles,
  build: {
    target: 'es2024',
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    // Every target browser supports module preloading.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Files of each page, which `npm run size` reads.
    manifest: true,
    rolldownOptions: {
      output: {
        // Code that every page loads is one file, which compresses better than seven. So is code that screens share.
        codeSplitting: {
          groups: [
            {
              name: sharing.nameOf,
              debugName: 'what screens share',
              includeDependenciesRecursively: false,
            },
          ],
        },
        // The shell names every chunk, and chunks name each other, so short names shorten every page.
        chunkFileNames: 'assets/[hash:7].js',
      },
      // Libraries mark every file "use client", which has no meaning in a browser bundle.
      onLog: (level, log, handler) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
} satisfies InlineConfig;

/** Vite settings of the server-side rendering: one file for Node with all its dependencies. */
export const drawnStorefrontVite = {
  configFile: false,
  root: storefrontVite.root,
  publicDir: false,
  plugins: [nameScreens(), ...plugins],
  resolve,
  oxc: minifiedStyles,
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
