import { fileURLToPath } from 'node:url';
import { launchOptions } from './browser.ts';

const fonts = fileURLToPath(new URL('fonts.conf', import.meta.url));

/**
 * A browser whose pictures are the same in every run and on every machine: drawn whole, by the plainest code, with
 * letters shaped alike. Fonts of the machine are never seen: the stories bring their own.
 */
export const drawingOptions = {
  ...launchOptions,
  env: { ...process.env, FONTCONFIG_FILE: fonts },
  args: [
    ...launchOptions.args,
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
    '--disable-checker-imaging',
    '--force-device-scale-factor=1',
  ],
};
