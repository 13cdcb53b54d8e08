import type { Browser } from 'playwright';
import { openPhone } from './openPhone.ts';

/** Returns a complete page as HTML with its styles, without scripts and preloads of scripts. */
export async function copyStill(browser: Browser, address: string): Promise<string> {
  const page = await openPhone(browser);
  try {
    await page.goto(address);
    await page.locator('html[data-quiet]').waitFor({ state: 'attached' });
    return await page.evaluate(() => {
      // styled-components inserts rules that do not appear in its element's text.
      const sheets = [...document.styleSheets].filter(
        ({ ownerNode }) => ownerNode instanceof HTMLStyleElement,
      );
      const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
      const style = document.createElement('style');
      style.textContent = rules.join('\n');
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      const others = 'script, noscript, style, link[rel="modulepreload"], link[as="script"]';
      for (const each of copy.querySelectorAll(others)) each.remove();
      copy.querySelector('head')?.append(style);
      return `<!doctype html>${copy.outerHTML}`;
    });
  } finally {
    await page.context().close();
  }
}
