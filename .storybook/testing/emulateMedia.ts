import type { BrowserCommand } from 'vitest/node';
import type { EmulatedMedia } from '../../packages/storybook-kit/src/views.ts';

/** Sets print media or forced colours for the page under test. Runs in Node. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}
