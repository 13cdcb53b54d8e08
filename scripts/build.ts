// `npm run build`: pictures, desk, storefront, compressed files.
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundle } from 'vite';
import { buildStamp, isQuickBuild, stampOf } from './build/buildStamp.ts';
import { deskVite } from './build/deskVite.ts';
import { drawPictures } from './drawPictures.ts';
import { drawSocialPicture } from './draw/drawSocialPicture.ts';
import { hashSources } from './build/hashSources.ts';
import { precompress } from './build/precompress.ts';
import { root } from './root.ts';
import { drawnStorefrontVite, storefrontVite } from './build/storefrontVite.ts';

const FRESH_DESK = join(root, 'node_modules', '.cache', 'formulary', 'desk');
const BUILT_DESK = join(root, 'packages', 'desk', 'dist');
const FRESH = join(root, 'node_modules', '.cache', 'formulary', 'storefront');
const BUILT = dirname(buildStamp);

/**
 * Builds desk and storefront, each in a separate folder, and swaps them in when complete, so that a server never serves
 * half a build.
 */
export async function build(): Promise<void> {
  const startedAt = performance.now();
  // Hashed before the build, so that a file saved during it triggers another build at the next start.
  const sources = hashSources();
  await drawPictures();
  await buildDesk();
  await bundle({
    ...storefrontVite,
    logLevel: 'warn',
    build: { ...storefrontVite.build, outDir: FRESH, emptyOutDir: true },
  });
  await drawSocialPicture(FRESH);
  const compressed = await precompress(FRESH, isQuickBuild);
  await bundle({
    ...drawnStorefrontVite,
    logLevel: 'warn',
    build: { ...drawnStorefrontVite.build, outDir: join(FRESH, '.server'), emptyOutDir: true },
  });
  writeFileSync(join(FRESH, '.sources'), stampOf(sources, isQuickBuild));
  swapIn(FRESH, BUILT);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Storefront and desk built in ${seconds} s (${compressed} files compressed).`);
}

/** Builds the desk. Its stamp is the storefront's, which is swapped in after it. */
async function buildDesk(): Promise<void> {
  await bundle({
    ...deskVite,
    logLevel: 'warn',
    build: { ...deskVite.build, outDir: FRESH_DESK, emptyOutDir: true },
  });
  copyFileSync(
    join(root, 'packages', 'storefront', 'public', 'images', 'brand', 'favicon.svg'),
    join(FRESH_DESK, 'favicon.svg'),
  );
  await precompress(FRESH_DESK, isQuickBuild);
  swapIn(FRESH_DESK, BUILT_DESK);
}

function swapIn(fresh: string, built: string): void {
  mkdirSync(dirname(built), { recursive: true });
  rmSync(built, { recursive: true, force: true });
  renameSync(fresh, built);
}

if (import.meta.main) await build();
