import { page } from 'vitest/browser';

/** WCAG 1.4.10: 1280 pixels at 400 %. */
const REFLOW = { width: 320, height: 640 } as const;

function widest(): string {
  const sticking = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > REFLOW.width + 0.5 || left < -0.5;
  });
  return sticking[0]?.outerHTML.slice(0, 160) ?? 'nothing that has a box';
}

/** Where a page of 320 pixels scrolls sideways, read from the left and from the right, and what sticks out. */
export async function sidewaysScroll(): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  const { documentElement: root } = document;
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(REFLOW.width, REFLOW.height);
  for (const direction of ['ltr', 'rtl']) {
    root.dir = direction;
    const isWider = root.scrollWidth > REFLOW.width;
    found[`at 320 pixels, ${direction}`] = isWider
      ? [`${root.scrollWidth} pixels wide: ${widest()}`]
      : [];
  }
  root.dir = 'ltr';
  await page.viewport(before.width, before.height);
  return found;
}
