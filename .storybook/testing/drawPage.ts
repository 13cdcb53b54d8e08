import type { BrowserCommand } from 'vitest/node';

/** Makes Chromium draw a page that it has stopped drawing, from Node, and says so: tests that wait for frames were waiting in vain. */
export const drawPage: BrowserCommand<[file: string]> = async ({ page, context }, file) => {
  // oxlint-disable-next-line no-console -- whoever reads the run should know
  console.warn(`Chromium had stopped drawing the page of ${file}; it is told to go on.`);
  await page.bringToFront();
  const session = await context.newCDPSession(page);
  await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
  await session.detach();
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawPage: (file: string) => Promise<void>;
  }
}
