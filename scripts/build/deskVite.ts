import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { root } from '../root.ts';
import { shellChunk } from './chunks/shellChunk.ts';
import { minifiedStyles } from './minifiedStyles.ts';
import { nameStyles } from './nameStyles.ts';
import { squeezeCalls } from './squeezeCalls.ts';
import { steadyFont } from './steadyFont.ts';
import { storefrontVite } from './storefrontVite.ts';
import { withoutInstrumentation } from './withoutInstrumentation.ts';
import { withoutPrefixes } from './withoutPrefixes.ts';
import { withPureComponents } from './withPureComponents.ts';

const shell = shellChunk();

/** Vite settings of the desk; `npm run build` and `npm run dev` add the output. */
export const deskVite = {
  configFile: false,
  root: join(root, 'packages', 'desk'),
  plugins: [
    react(),
    shell.plugin,
    squeezeCalls(),
    withoutPrefixes(),
    withPureComponents(),
    withoutInstrumentation(),
    nameStyles(join(root, 'packages')),
    steadyFont(),
  ],
  define: storefrontVite.define,
  resolve: storefrontVite.resolve,
  oxc: minifiedStyles,
  build: {
    target: storefrontVite.build.target,
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Files of each screen, which `npm run size` reads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: shell.nameOf, debugName: 'the shell', includeDependenciesRecursively: false },
          ],
        },
        // Chunks name each other, so short names shorten every screen.
        chunkFileNames: 'assets/[hash:7].js',
      },
      onLog: storefrontVite.build.rolldownOptions.onLog,
    },
  },
} satisfies InlineConfig;
