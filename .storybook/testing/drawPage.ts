import type { BrowserCommand } from 'vitest/node';

// oxlint-disable-next-line no-console -- whoever reads the run should know
const say = (line: string) => console.warn(line);

/** Makes Chromium draw a page that it has stopped drawing, from Node, and says so: tests that wait for frames were waiting in vain. */
export const drawPage: BrowserCommand<[file: string]> = async ({ page, context }, file) => {
  try {
    await page.bringToFront();
    const session = await context.newCDPSession(page);
    await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    await session.detach();
    say(`Chromium had stopped drawing the page of ${file}; it was told to go on.`);
  } catch (error) {
    // What waits for a frame says so itself.
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
