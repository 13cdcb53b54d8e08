import type { BrowserCommand } from 'vitest/node';

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

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawPage: (file: string) => Promise<void>;
  }
}
