import type { BrowserCommand } from 'vitest/node';
import type { EmulatedMedia } from '../../../packages/storybook-kit/src/views.ts';

// oxlint-disable-next-line no-console -- readers of the test log should know
const say = (line: string) => console.warn(line);

/**
 * Makes Chromium render a page again after it stopped, and logs it. Runs in Node. Without it, tests that wait for
 * frames would hang.
 */
export const drawPage: BrowserCommand<[file: string]> = async ({ page, context }, file) => {
  try {
    await page.bringToFront();
    const session = await context.newCDPSession(page);
    await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    await session.detach();
    say(`Chromium had stopped drawing the page of ${file}; it was told to go on.`);
  } catch (error) {
    // Tests that wait for a frame report it themselves.
    say(
      `Chromium had stopped drawing the page of ${file}, and could not be told to go on: ${String(error)}`,
    );
  }
};

/** Sets print media or forced colours for the page under test. Runs in Node. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

/** Presses a real key, from Node, so that the browser's own handling (Esc, Tab in a dialog) happens too. */
export const pressKey: BrowserCommand<[name: string]> = async ({ page }, name) => {
  await page.keyboard.press(name);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawPage: (file: string) => Promise<void>;
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
    pressKey: (name: string) => Promise<void>;
  }
}
