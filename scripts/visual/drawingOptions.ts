import { launchOptions } from '../../playwright/browser.ts';
import { bundledFonts } from './bundledFonts.ts';

/** What the browser's own widgets say; every Chromium brings this language, and some no other. */
const LANGUAGE = { LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8' };

/**
 * A browser whose pictures are the same in every run and on every machine: drawn whole, by the plainest code, with
 * letters shaped alike. It sees no font of the machine: the stories bring their own, and what names none of those is drawn in
 * the shop's. `launchContext` sets the language and the time zone of pages.
 */
export const drawingOptions = {
  ...launchOptions,
  get env() {
    return { ...process.env, ...LANGUAGE, FONTCONFIG_FILE: bundledFonts() };
  },
  args: [
    ...launchOptions.args,
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
    '--disable-checker-imaging',
    '--force-device-scale-factor=1',
  ],
};
