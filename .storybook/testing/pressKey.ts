import type { BrowserCommand } from 'vitest/node';

/** Presses a real key, from Node, so that the browser's own handling (Esc, Tab in a dialog) happens too. */
export const pressKey: BrowserCommand<[name: string]> = async ({ page }, name) => {
  await page.keyboard.press(name);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKey: (name: string) => Promise<void>;
  }
}
