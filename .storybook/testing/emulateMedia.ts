import type { BrowserCommand } from 'vitest/node';
import type { EmulatedMedia } from './emulatedMedia.ts';

/** Tells the page under test, from Node, that it is printed or that the system forces its colours. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}
