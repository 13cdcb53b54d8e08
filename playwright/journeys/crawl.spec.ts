import { type Page, expect } from '@playwright/test';
import { atRest } from '../fixtures/atRest.ts';
import { axeFindings } from '../fixtures/axeFindings.ts';
import { cutOff } from '../fixtures/cutOff.ts';
import { enterAs } from '../fixtures/enterAs.ts';
import { test } from '../fixtures/test.ts';
import { watchPage } from '../fixtures/watchPage.ts';

const WIDTHS = [360, 1280] as const;
/** Pages opened per kind of address, because pages of one kind are built alike. */
const OF_A_KIND = 2;
/** Containers of menus. While a menu is open, the page below it cannot be clicked. */
const MENUS = ['header', 'dialog[open]'];
/** Lower bound; with fewer kinds, the crawl missed most of the shop. */
const FEWEST_KINDS = 15;

/**
 * Roles to crawl as, with the account and the widths for axe. The two buyers share the widths, because their pages are
 * much alike; takeover.spec.ts checks a visitor's screens at the other one.
 */
const roles = [
  ['a visitor', undefined, [360]],
  ['a practitioner', 'practitioner@formulary.test', [360]],
  ['a prescriber', 'prescriber@formulary.test', [1280]],
] as const;

/** Returns the kind of an address: the path without ids and query values. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  const path = pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id').replace(/^\/faqs\/.+/, '/faqs/:id');
  return `${path}?${[...searchParams.keys()].toSorted().join('&')}`;
}

interface FoundLink {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
  /** Whether the link points to an anchor on this page, and whether that anchor exists. */
  readonly place: 'elsewhere' | 'here' | 'nowhere';
}

const FILE = /\.\w+$/;
const addressOf = ({ path, query }: FoundLink) => path + query;

/** Returns the links on the current page: pages, files, and anchors that do not exist. */
async function linksOf(page: Page) {
  const links = await page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href]')] as HTMLAnchorElement[];
    return all
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname: path, search: query, hash }): FoundLink => {
        const isHere = hash !== '' && path === location.pathname && query === location.search;
        const isThere = document.getElementById(hash.slice(1)) !== null;
        return { path, query, hash, place: isHere ? (isThere ? 'here' : 'nowhere') : 'elsewhere' };
      });
  });
  const leading = links.filter(({ place }) => place === 'elsewhere');
  return {
    pages: leading.filter(({ path }) => !FILE.test(path)).map(addressOf),
    files: leading.filter(({ path }) => FILE.test(path)).map(addressOf),
    lost: links.filter(({ place }) => place === 'nowhere').map(({ hash }) => hash),
  };
}

/** Tells whether a redirect is expected: visitors to sign-in, or a category without children to its products. */
function isLedRightly(asked: string, shown: string, isVisitor: boolean): boolean {
  const query = new URL(asked, 'http://shop').search;
  return (
    asked === shown ||
    (isVisitor && shown === '/signin') ||
    (asked.startsWith('/categories?categoryId=') && shown === `/products${query}`)
  );
}

/**
 * Resizes the window and waits until the page is laid out again. Chromium (156) has a bug: if a stylesheet gets a rule
 * just then, as when a lazy part loads, most elements keep the old layout. Adding a rule of another kind makes it match
 * every element again.
 */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // The window can resize before styles are recalculated.
  await page.waitForFunction(
    (wanted) => innerWidth === wanted && matchMedia(`(width: ${wanted}px)`).matches,
    width,
  );
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-styled]'))
      if (sheet) sheet.deleteRule(sheet.insertRule('@media all {}', sheet.cssRules.length));
  });
}

/** Opens each menu and drawer of the header in turn, and runs the check in each. */
async function inMenus(page: Page, look: () => Promise<void>): Promise<void> {
  const drawer = page.locator('dialog[open]');
  const banner = page.getByRole('banner');
  const opensDrawer =
    'button[aria-label="Menu"]:visible, button[aria-label="Your account"]:visible';
  for (const button of await banner.locator(opensDrawer).all()) {
    await button.click();
    await expect(drawer).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  }
  const opensMenu = 'button[aria-expanded]:not([aria-label="Menu"]):visible';
  for (const button of await banner.locator(opensMenu).all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await look();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
}

for (const [role, email, widthsOfAxe] of roles) {
  test(
    `a ${role} who follows every link and opens every menu meets no dead end`,
    { tag: '@sweep' },
    async ({ page }) => {
      // A normal run takes up to three minutes on a busy machine.
      test.setTimeout(900_000);
      if (email !== undefined) await enterAs(page, email);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const watch = watchPage(page);
      const waiting = ['/'];
      const files = new Set<string>();
      const met = new Set(waiting);
      const visits = new Map<string, number>();
      const faults: string[] = [];
      const note = (where: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${where}: ${fault}`));
      const gather = async (where: string) => {
        const links = await linksOf(page);
        note(
          where,
          links.lost.map((hash) => `leads nowhere: ${hash}`),
        );
        for (const file of links.files) files.add(file);
        waiting.push(...links.pages.filter((link) => !met.has(link)));
        for (const link of links.pages) met.add(link);
      };

      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const kind = kindOf(address);
        const visit = (visits.get(kind) ?? 0) + 1;
        if (visit > OF_A_KIND) continue;
        visits.set(kind, visit);
        // Opens at the first width to be checked, so that no resize happens while chunks load.
        await page.setViewportSize({ width: WIDTHS[0], height: 800 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await watch.settled();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await atRest(page);
        await watch.settled();
        const { pathname, search } = new URL(page.url());
        if (!isLedRightly(address, pathname + search, email === undefined))
          note(address, [`leads to ${pathname}${search}`]);
        for (const width of WIDTHS) {
          await resize(page, width);
          const where = `${address} at ${width} px`;
          await gather(where);
          note(where, await cutOff(page));
          const isAsked = widthsOfAxe.some((each) => each === width);
          if (visit === 1 && isAsked) note(where, await axeFindings(page));
          if (address !== '/') continue;
          await inMenus(page, async () => {
            await watch.settled();
            await gather(where);
            note(`${where}, in a menu`, await cutOff(page));
            if (isAsked) note(`${where}, in a menu`, await axeFindings(page, { within: MENUS }));
          });
        }
        note(address, watch.faults());
      }

      for (const file of files) {
        const answer = await page.request.head(file);
        if (!answer.ok()) note(file, [`answers ${answer.status()}`]);
      }
      expect(faults).toEqual([]);
      expect(visits.size).toBeGreaterThan(FEWEST_KINDS);
    },
  );
}
