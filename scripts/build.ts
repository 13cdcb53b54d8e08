// `npm run build`: pictures, storefront, compressed files.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundle } from 'vite';
import { buildStamp } from './build/buildStamp.ts';
import { drawPictures } from './drawPictures.ts';
import { drawSocialPicture } from './draw/drawSocialPicture.ts';
import { hashSources } from './build/hashSources.ts';
import { precompress } from './build/precompress.ts';
import { root } from './root.ts';
import { drawnStorefrontVite, storefrontVite } from './build/storefrontVite.ts';

const FRESH = join(root, 'node_modules', '.cache', 'formulary', 'storefront');
const BUILT = dirname(buildStamp);

/**
 * Builds the storefront in a separate folder and swaps it in when complete, so that a server never serves half a build.
 */
export async function build(): Promise<void> {
  const startedAt = performance.now();
  // Hashed before the build, so that a file saved during it triggers another build at the next start.
  const sources = hashSources();
  await drawPictures();
  await bundle({
    ...storefrontVite,
    logLevel: 'warn',
    build: { ...storefrontVite.build, outDir: FRESH, emptyOutDir: true },
  });
  await drawSocialPicture(FRESH);
  const compressed = await precompress(FRESH);
  await bundle({
    ...drawnStorefrontVite,
    logLevel: 'warn',
    build: { ...drawnStorefrontVite.build, outDir: join(FRESH, '.server'), emptyOutDir: true },
  });
  writeFileSync(join(FRESH, '.sources'), sources);
  mkdirSync(dirname(BUILT), { recursive: true });
  rmSync(BUILT, { recursive: true, force: true });
  renameSync(FRESH, BUILT);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Storefront built in ${seconds} s (${compressed} files compressed).`);
}

if (import.meta.main) await build();
