import type { BrowserCommand } from 'vitest/node';

/** Presses a key of the real keyboard, from Node: what the browser does by itself (Esc, Tab in a dialog) happens too. */
export const pressKey: BrowserCommand<[name: string]> = async ({ page }, name) => {
  await page.keyboard.press(name);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKey: (name: string) => Promise<void>;
  }
}
