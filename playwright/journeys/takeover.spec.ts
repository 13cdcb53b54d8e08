import { type Page, expect } from '@playwright/test';
import { axeFindings } from '../fixtures/axeFindings.ts';
import { drawnInTheBrowser } from '../fixtures/drawnInTheBrowser.ts';
import { markup } from '../fixtures/markup.ts';
import { askingScreens, drawnScreens } from '../fixtures/everyScreen.ts';
import { endSession } from '../fixtures/endSession.ts';
import { chunkOf } from '../fixtures/chunkOf.ts';
import { fontOf } from '../fixtures/fontOf.ts';
import { enterSignedIn, fillSignIn } from '../fixtures/shop.ts';
import { quiet } from '../fixtures/quiet.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const addresses = [
  ...drawnScreens,
  '/products?page=2',
  '/products?categoryId=5',
  '/products?search=needle',
];

/** Records the page's errors and requests. */
function listen(page: Page) {
  const faults: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || /\/assets\/.*\.html$/.test(pathname)) calls.push(pathname);
  });
  return { faults, calls };
}

/** An invalid link gets an error status, which the browser logs. */
const isRefusal = (fault: string) =>
  fault.startsWith('Failed to load resource') || fault.includes('This link is not valid');

/** Blocks the shop's scripts, so that the page stays as the server rendered it. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
}

/** Holds back the storefront's scripts, as a slow connection does, until they are released. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

// The home page's carousel does not move.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'each page that the server draws passes axe and hydrates without a fault or repeated request',
  { tag: '@sweep' },
  async ({ page, context }) => {
    const { faults, calls } = listen(page);
    const own = await context.newPage();
    await drawnInTheBrowser(own);
    for (const address of addresses)
      await test.step(address, async () => {
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        // The page is hidden, from axe too, until the small script has run.
        await page.waitForFunction(
          () =>
            document.readyState === 'interactive' && 'marked' in document.documentElement.dataset,
        );
        const drawn = await markup(page);
        expect.soft(drawn.length, address).toBeGreaterThan(100);
        const unnamed = drawn.filter((element) => element.includes(' class="sc-'));
        expect.soft(unnamed, address).toEqual([]);
        // crawl.spec.ts asks at the width of a phone, and in the other themes.
        expect.soft(await axeFindings(page), address).toEqual([]);

        release();
        await quiet(page);
        expect.soft(await markup(page), address).toEqual(drawn);
        expect.soft(calls, address).toEqual([]);

        // React does not compare attributes on hydration, so compare them with a client rendering.
        await own.goto(address);
        await quiet(own);
        await expect.poll(() => markup(own), address).toEqual(drawn);

        await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await expect.soft(page.getByRole('main'), address).toHaveCount(1);
        expect.soft(faults, address).toEqual([]);
        faults.length = 0;
        calls.length = 0;
        await page.unrouteAll();
      });
  },
);

for (const address of askingScreens)
  test(
    `${address} is sent with its frame and styles, and is not cached`,
    { tag: '@sweep' },
    async ({ page }) => {
      const { faults } = listen(page);
      await withoutScripts(page);
      const answer = await page.goto(address);
      expect((await markup(page)).filter((element) => element.includes(' class="sc-'))).toEqual([]);
      expect(answer?.headers()['cache-control']).toBe('no-cache');
      await page.unrouteAll();
      faults.length = 0;
      await page.goto(address);
      await quiet(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(faults.filter((fault) => !isRefusal(fault))).toEqual([]);
    },
  );

test(
  "a buyer's page starts as a frame that is the same for all users, and hydrates without a fault",
  { tag: '@slow-line' },
  async ({ page, buyers }) => {
    const asked = await page.request.get('/orders', { headers: { accept: 'text/html' } });
    await enterSignedIn(page, buyers.practitioner);
    const { faults } = listen(page);
    const unmarked: string[] = [];
    page.on('request', (sent) => {
      const isWrite = sent.method() !== 'GET' && new URL(sent.url()).pathname.startsWith('/api/');
      if (isWrite && !sent.headers()['x-xsrf-token']) unmarked.push(sent.url());
    });
    const answer = await page.goto('/orders');
    expect(await answer?.text()).toBe(await asked.text());
    expect(answer?.headers()['cache-control']).toBe('no-cache');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Orders' })).toBeVisible();
    expect(faults).toEqual([]);
    expect(unmarked).toEqual([]);
  },
);

test('a buyer gets prices on a page that was rendered for visitors, without a fault', async ({
  page,
  buyers,
}) => {
  await enterSignedIn(page, buyers.practitioner);
  const { faults } = listen(page);
  await page.goto('/products?search=lip+filler+20');
  await expect(page.getByText('£62.50').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login to see prices' })).toHaveCount(0);
  await page.goto('/product/13');
  await expect(page.getByRole('main').getByText(/£\d/).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the footer stays as the server drew it when its code fails to load', async ({ page }) => {
  const { faults } = listen(page);
  await page.route(`**${chunkOf('ShopFooter')}`, (route) => route.abort());
  await visit(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await footer.getByRole('link', { name: 'Delivery policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery policy');
  expect(faults.filter((fault) => fault.includes('React error'))).toEqual([]);
});

test(
  'a page whose small script fails to load is visible all the same',
  { tag: '@slow-line' },
  async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'the storefront starts after the small script, even when that script arrives last',
  { tag: '@slow-line' },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.practitioner);
    const { faults, calls } = listen(page);
    const small = Promise.withResolvers<void>();
    await page.route('/early.js?*', async (route) => {
      await small.promise;
      await route.continue();
    });
    await page.goto('/products', { waitUntil: 'commit' });
    const entry = page.locator('script[src^="/assets/index-"]');
    // Imports the same module again, which resolves once it has run.
    await entry.evaluate(({ src }: HTMLScriptElement) => import(src) as Promise<unknown>);
    const callsBefore = [...calls];
    small.resolve();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Orders' })).toBeVisible();
    expect(callsBefore).toEqual([]);
    // The frame shows the link before the storefront runs.
    await expect.poll(() => calls).not.toEqual([]);
    expect(faults).toEqual([]);
  },
);

test(
  "a page requests its screen's scripts once it is visible, before the shop's own script has loaded",
  { tag: '@slow-line' },
  async ({ page }) => {
    const shop = Promise.withResolvers<void>();
    await page.route('/assets/index-*.js', async (route) => {
      await shop.promise;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/categories', { waitUntil: 'commit' });
    const links = page.locator('link[rel="modulepreload"]');
    await expect(links).not.toHaveCount(0);
    const named = await links.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
    await expect.poll(() => named.filter((href) => !asked.includes(href))).toEqual([]);
    shop.resolve();
    await quiet(page);
    // No early request is repeated.
    expect(named.map((href) => asked.filter((each) => each === href).length)).toEqual(
      named.map(() => 1),
    );
  },
);

test(
  'the second page of a visit has its small script cached',
  { tag: '@slow-line' },
  async ({ page }) => {
    await page.goto('/about-us');
    await page.goto('/categories');
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === '/early.js')
        .map((script) => (script as PerformanceResourceTiming).transferSize),
    );
    expect(sent).toEqual([0]);
  },
);

test(
  'the page keeps its first font, because no later chunk brings a style sheet',
  { tag: '@slow-line' },
  async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await page.goto('/products');
    await quiet(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(sheets).toEqual([]);
    const letters = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && family.startsWith('Atkinson'))
        .map(({ display }) => display),
    );
    expect(letters).toEqual(['optional']);
  },
);

test(
  'a font that arrives after the first page is used from the next screen on, without a shift',
  { tag: '@slow-line' },
  async ({ page }) => {
    const font = Promise.withResolvers<void>();
    await page.route('**/*next-latin-wght-normal*.woff2', async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.goto('/about-us', { waitUntil: 'commit' });
    await quiet(page);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
          if (!shift.hadRecentInput) document.documentElement.dataset['shifted'] = 'yes';
      }).observe({ type: 'layout-shift', buffered: true });
    });
    expect(await fontOf(page, 'h1')).not.toMatch(/^Atkinson/);
    font.resolve();
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => name.includes('next-latin-wght-normal')),
        ),
      )
      .toBe(true);
    expect(await fontOf(page, 'h1')).not.toMatch(/^Atkinson/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await quiet(page);
    await expect.poll(() => fontOf(page, 'h1')).toMatch(/^Atkinson/);
    expect(await page.locator('html[data-shifted]').count()).toBe(0);
  },
);

test(
  'the storefront starts although the small script fails to load',
  { tag: '@slow-line' },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.practitioner);
    await page.route('/early.js?*', (route) => route.abort());
    await page.goto('/products');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Orders' })).toBeVisible();
  },
);

test(
  'Login signs in after hydration when a user types and submits before the scripts load',
  { tag: '@slow-line' },
  async ({ page, buyers }) => {
    const release = await holdScripts(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await fillSignIn(page, buyers.practitioner);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(buyers.practitioner);
    await expect(page).toHaveURL('/signin');
    release();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Login to see prices' })).toHaveCount(0);
  },
);

test(
  'Login keeps what a user types before the scripts load',
  { tag: '@slow-line' },
  async ({ page, buyers }) => {
    const release = await holdScripts(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).fill(buyers.practitioner);
    release();
    await quiet(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(buyers.practitioner);
  },
);

test(
  'a menu, a download and the phone menu open after hydration when a user presses them before it',
  { tag: '@slow-line' },
  async ({ page }) => {
    let release = await holdScripts(page);
    await page.goto('/resources', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Shop' }).click();
    release();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'All categories' }),
    ).toBeVisible();

    await page.unrouteAll();
    release = await holdScripts(page);
    await page.goto('/resources', { waitUntil: 'commit' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Facial muscles' }).click();
    release();
    expect((await download).suggestedFilename()).toBe('facial-muscles.pdf');

    await page.unrouteAll();
    await page.setViewportSize({ width: 360, height: 720 });
    release = await holdScripts(page);
    await page.goto('/resources', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

const LEAFLET = 'Patient leaflet: after your filler treatment, pack of 50';

/** Opens a list with only the leaflet and holds back its scripts. Returns the release function and its Add button. */
async function openHeldList(page: Page) {
  await page.unrouteAll();
  const release = await holdScripts(page);
  await page.goto(`/products?search=${encodeURIComponent(LEAFLET)}`, { waitUntil: 'commit' });
  return { release, add: page.getByRole('button', { name: `Add ${LEAFLET}` }) };
}

test('two presses on Add before hydration add two, and a later press on a link waits for them', async ({
  page,
  buyers,
}) => {
  await enterSignedIn(page, buyers.practitioner);
  const toCart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  const quantity = page.getByRole('textbox', { name: `Quantity of ${LEAFLET}` });
  const list = await openHeldList(page);
  await list.add.click();
  await list.add.click();
  await toCart.click();
  await expect(page).toHaveURL(/\/products/);
  list.release();
  await expect(page).toHaveURL('/cart');
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await expect(quantity).toHaveValue('2');

  await page.getByRole('link', { name: LEAFLET }).click();
  await expect(page).toHaveURL(/\/product\//);
  const product = page.url();
  await page.unrouteAll();
  const release = await holdScripts(page);
  await page.goto(product, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await toCart.press('Enter');
  release();
  await expect(quantity).toHaveValue('3');

  // A slash opens the search at once; its results appear when the pack is in the cart.
  const again = await openHeldList(page);
  await again.add.click();
  await page.keyboard.press('/');
  await page.keyboard.type('lidocaine');
  await page.keyboard.press('Enter');
  again.release();
  await expect(page).toHaveURL('/products?search=lidocaine');
  await expect(toCart).toHaveAccessibleName('Cart 4 items');
});

test(
  'Add adds nothing when a user with an expired session presses it before hydration',
  { tag: '@slow-line' },
  async ({ page, buyers }) => {
    const token = await enterSignedIn(page, buyers.practitioner);
    const { release, add } = await openHeldList(page);
    await add.click();
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await endSession(token);
    release();
    await expect(page).toHaveURL('/signin');
    await quiet(page);
    await fillSignIn(page, buyers.practitioner);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main')).toContainText('There are no items in the cart.');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads, browses categories and pages, searches and opens a product', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Dermal fillers' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Lips and perioral' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lips and perioral');
    await page.goto('/products');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/products?page=2');
    const picture = page.getByRole('list', { name: 'Products' }).locator('img').first();
    await expect(picture).toBeVisible();
    await page.getByRole('textbox', { name: 'Search products' }).fill('lidocaine');
    await page.getByRole('textbox', { name: 'Search products' }).press('Enter');
    await expect(page).toHaveURL('/products?search=lidocaine');
    const found = page
      .getByRole('list', { name: 'Products' })
      .getByRole('link', { name: /lidocaine/i });
    await found.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/lidocaine/i);
    await expect(page.getByRole('main')).toContainText('Login to see prices');
  });

  test('a page that needs scripts says so and whom to call, instead of loading for ever', async ({
    page,
  }) => {
    for (const path of ['/cart', '/invitation/unknown', '/verify/1']) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(/^This page needs JavaScript\..*or call us: 020/)).toBeVisible();
      await expect(main.getByText('Loading…')).toBeHidden();
    }
  });

  for (const address of ['/signin', '/forgot-password', '/contact-us', '/signup?as=other'])
    test(`the form on ${address} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText('This form needs JavaScript.');
    });
});
