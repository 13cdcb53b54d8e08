import { type Page, expect } from '@playwright/test';
import { atRest } from '../fixtures/atRest.ts';
import { axeFindings } from '../fixtures/axeFindings.ts';
import { COLOUR_RULES } from '../fixtures/axeInThemes.ts';
import { cutOff } from '../fixtures/cutOff.ts';
import { enterAs } from '../fixtures/enterAs.ts';
import { openScreens } from '../fixtures/everyScreen.ts';
import { phoneFaults } from '../fixtures/phoneFaults.ts';
import { screensOf } from '../fixtures/screensOf.ts';
import { targetFaults } from '../fixtures/targetFaults.ts';
import { test } from '../fixtures/test.ts';
import { watchPage } from '../fixtures/watchPage.ts';
import { widthsThatScroll } from '../fixtures/widthsThatScroll.ts';

const WIDTHS = [360, 1280] as const;
/**
 * Pages opened per kind of address, because pages of one kind are built alike. A buyer opens one of the public kinds, whose
 * pages are those of a visitor below another header.
 */
const OF_A_KIND = 2;
const OWN = /^\/(?:order|patient|prescription)/;
/** Containers of menus. While a menu is open, the page below it cannot be clicked. */
const MENUS = ['header', 'dialog[open]'];
/** Lower bound; with fewer kinds, the crawl missed most of the shop. */
const FEWEST_KINDS = 15;

const DARK = { colorScheme: 'dark' } as const;
const HIGH_CONTRAST = { contrast: 'more' } as const;
/** Rows and cards of a list are built alike, so the first eight stand for all. */
const FURTHER_ROWS = ['main tr:nth-child(n + 9)', 'main li:nth-child(n + 9)'];
const LIGHT = { colorScheme: 'light', contrast: 'no-preference' } as const;

type Theme = typeof DARK | typeof HIGH_CONTRAST;

interface Role {
  readonly name: string;
  /** An account of the demo, whose history fills every screen. The crawl only reads. */
  readonly email?: string;
  /** The width at which axe asks all rules, in light. */
  readonly axeWidth: (typeof WIDTHS)[number];
  /** The themes, each with a width, in which axe asks the colour rules: one after the other, from screen to screen. */
  readonly themes: readonly (readonly [theme: Theme, width: (typeof WIDTHS)[number]])[];
}

/**
 * Roles to crawl as. Each width and each theme is checked, but not all of their pairs: stories check every component in
 * every theme. The two buyers share the widths and themes, because their pages are much alike; takeover.spec.ts runs
 * axe on a visitor's screens at the other width.
 */
const roles: readonly Role[] = [
  {
    name: 'a visitor',
    axeWidth: 360,
    themes: [
      [HIGH_CONTRAST, 360],
      [DARK, 1280],
    ],
  },
  { name: 'a practitioner', email: 'practitioner@formulary.test', axeWidth: 360, themes: [] },
  {
    name: 'a prescriber',
    email: 'prescriber@formulary.test',
    axeWidth: 1280,
    themes: [
      [DARK, 360],
      [HIGH_CONTRAST, 1280],
    ],
  },
];

/** Addresses with an invalid token or number, which get an error status. */
const isRefused = (address: string) => /\/(?:a-token|verify\/3)$/.test(address);
const isRefusal = (fault: string) =>
  /^answer: 4|^console: Failed to load resource|This link is not valid/.test(fault);

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

/**
 * Tells whether a redirect is expected: visitors to sign-in, a category without children to its products, or the payment
 * of a paid order to that order.
 */
function isLedRightly(asked: string, shown: string, isVisitor: boolean): boolean {
  const query = new URL(asked, 'http://shop').search;
  return (
    asked === shown ||
    (isVisitor && shown === '/signin') ||
    (asked.startsWith('/categories?categoryId=') && shown === `/products${query}`) ||
    (asked.startsWith('/payment/') && shown === asked.replace('payment', 'order'))
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

/** Returns the elements that the open page shows not at all or more than once. */
function notOne(page: Page, elements: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (names) =>
      names
        .map((name) =>
          [...document.querySelectorAll(name)].filter((each) => each.checkVisibility()),
        )
        .flatMap(({ length }, at) => (length === 1 ? [] : [`${length} × ${names[at]}`])),
    elements,
  );
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

for (const { name, email, axeWidth, themes } of roles) {
  test(
    `${name} who opens every screen, link and menu meets no dead end, and each passes axe and has room on a phone`,
    { tag: '@sweep' },
    async ({ page }) => {
      // A normal run takes up to three minutes on a busy machine.
      test.setTimeout(900_000);
      const token = email === undefined ? undefined : await enterAs(page, email);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const watch = watchPage(page);
      const isVisitor = token === undefined;
      const screens = new Set(token === undefined ? openScreens : await screensOf(page, token));
      const waiting = [...screens];
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
      const settled = async () => {
        await watch.settled();
        await atRest(page);
        await watch.settled();
      };
      const checkLooks = async (width: number, where: string, screen: number) => {
        if (width === axeWidth) note(where, await axeFindings(page, { except: FURTHER_ROWS }));
        const [theme, widthOfTheme] = themes[screen % themes.length] ?? [];
        if (theme === undefined || width !== widthOfTheme) return;
        await page.emulateMedia(theme);
        const asked = { except: FURTHER_ROWS, only: COLOUR_RULES };
        note(`${where} in ${Object.values(theme).join('')}`, await axeFindings(page, asked));
        await page.emulateMedia(LIGHT);
      };

      let wholeScreens = 0;
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const kind = kindOf(address);
        const visit = (visits.get(kind) ?? 0) + 1;
        const isScreen = screens.has(address);
        const most = isVisitor || OWN.test(address) ? OF_A_KIND : 1;
        if (visit > most && !isScreen) continue;
        visits.set(kind, visit);
        const isWhole = isScreen || (isVisitor && visit === 1);
        // Opens at the first width to be checked, so that no resize happens while chunks load.
        await page.setViewportSize({ width: WIDTHS[0], height: 780 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await watch.settled();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await settled();
        const { pathname, search } = new URL(page.url());
        if (!isLedRightly(address, pathname + search, isVisitor))
          note(address, [`leads to ${pathname}${search}`]);
        for (const width of WIDTHS) {
          if (width !== WIDTHS[0]) await resize(page, width);
          const where = `${address} at ${width} px`;
          await gather(where);
          note(where, await cutOff(page));
          if (isWhole) await checkLooks(width, where, wholeScreens);
          if (width === WIDTHS[0] && isWhole) {
            note(where, await phoneFaults(page));
            await settled();
          }
          if (address !== '/') continue;
          await inMenus(page, async () => {
            await watch.settled();
            await gather(where);
            note(`${where}, in a menu`, await cutOff(page));
            if (width === axeWidth)
              note(`${where}, in a menu`, await axeFindings(page, { within: MENUS }));
            if (width === WIDTHS[0])
              note(`${where}, in a menu`, await targetFaults(page, 'dialog[open]'));
          });
        }
        if (isWhole) {
          note(address, await notOne(page, ['h1', 'main']));
          note(address, await widthsThatScroll(page));
          wholeScreens += 1;
        }
        note(
          address,
          watch.faults().filter((fault) => !isRefused(address) || !isRefusal(fault)),
        );
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
