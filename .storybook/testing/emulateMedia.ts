import type { BrowserCommand } from 'vitest/node';

/** What a page is told about the screen or paper it is shown on. */
export interface EmulatedMedia {
  readonly media: 'screen' | 'print';
  readonly forcedColors: 'active' | 'none';
}

/** Tells the page under test, from Node, that it is printed or that the system forces its colours. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}
