import { launchOptions } from '../../../../playwright/browser.ts';
import { bundledFonts } from './bundledFonts.ts';

/** Language of browser widgets. Every Chromium includes it; some include no other. */
const LANGUAGE = { LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8' };

/**
 * Launch options that give the same pictures in every run and on every machine: software rendering with uniform glyphs.
 * The browser sees no system fonts: stories bring theirs, and the shop's font is the fallback. `launchContext` sets the
 * language and time zone of pages.
 */
export const pictureLaunchOptions = {
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
