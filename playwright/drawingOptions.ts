import { launchOptions } from './browser.ts';

/** A browser whose pictures are the same in every run and on every processor: each is drawn whole and by the plainest code. */
export const drawingOptions = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
    '--disable-checker-imaging',
    '--force-device-scale-factor=1',
  ],
};
