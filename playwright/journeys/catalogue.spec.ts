import { expect } from '@playwright/test';
import { atRest } from '../fixtures/atRest.ts';
import { holdPart } from '../fixtures/holdPart.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { stopTheClock } from '../fixtures/stopTheClock.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test(
  'categories lead down the tree, and a leaf category leads to its products',
  { tag: ['@1.1', '@2.9', '@2.30'] },
  async ({ page }) => {
    await visit(page, '/categories');
    const shelves = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
    await expect(shelves).toHaveCount(14);
    await page.getByRole('main').getByRole('link', { name: 'Toxins' }).click();
    await expect(page).toHaveURL(/\/categories\?categoryId=\d+$/);
    const shelf = page.url();
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Shop', 'Toxins']);
    const child = page.getByRole('list', { name: 'Categories' }).getByRole('link').first();
    const name = await child.innerText();
    await child.click();
    await expect(page).toHaveURL(/\/products\?categoryId=\d+$/);
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Shop', 'Toxins', name]);
    const above = breadcrumbs.getByRole('link');
    await expect(above.first()).toHaveAttribute('href', '/categories');
    await above.filter({ hasText: 'Toxins' }).click();
    await expect(page).toHaveURL(shelf);
  },
);

test('the product list shows twelve products per page, keeps the page in the URL, and supports Back', async ({
  page,
}) => {
  await visit(page, '/products');
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const first = await cards.first().innerText();
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(cards.first()).not.toHaveText(first);
  await page.goBack();
  await expect(cards.first()).toContainText(first.split('\n')[0] ?? '');
});

test('the list corrects a page past the end to the last page and an invalid page to the first, also in the URL', async ({
  page,
}) => {
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const current = page.getByRole('link', { name: /^Page / }).and(page.locator('[aria-current]'));
  await visit(page, '/products?search=hyaluronic&page=9999');
  await expect(page).toHaveURL(/\/products\?search=hyaluronic&page=[1-9]\d?$/);
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  expect(await current.innerText()).toBe(new URL(page.url()).searchParams.get('page'));
  for (const written of ['0', '-1', 'abc', '1.5', '99999999999']) {
    await visit(page, `/products?search=hyaluronic&page=${written}`);
    await expect(page).toHaveURL(/\/products\?search=hyaluronic$/);
    await expect(cards).toHaveCount(12);
    await expect(current).toHaveText('1');
  }
});

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
] as const) {
  test(
    `the Shop menu shows every category at once at ${width} × ${height}`,
    { tag: '@2.27' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, '/');
      await page.getByRole('button', { name: 'Shop' }).click();
      const links = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('listitem')
        .getByRole('link');
      // 64 categories, a list for each of the 14 parent categories, and two links to everything.
      await expect(links).toHaveCount(64 + 14 + 2);
      const last = await links.evaluateAll((all) =>
        Math.max(...all.map((link) => link.getBoundingClientRect().bottom)),
      );
      expect(last).toBeLessThanOrEqual(height);
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    },
  );
}

test('the Shop menus on desktop and phone lead to the list of a whole category', async ({
  page,
}) => {
  const isTheList = async () => {
    await expect(page).toHaveURL(/\/products\?categoryId=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toxins');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    expect(await cards.count()).toBeGreaterThan(5);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Shop' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'All in Toxins' }).click();
  await isTheList();
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Toxins: sub-categories' }).click();
  await drawer.getByRole('link', { name: 'All in Toxins' }).click();
  await isTheList();
  await expect(drawer).toBeHidden();
});

test('a page opened by its address starts at the top, whatever the scroll position of the previous page', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await visit(page, '/products');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(12);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(200);
  await visit(page, '/categories');
  await expect(page.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveCount(
    14,
  );
  expect(await scrolled()).toBe(0);
});

test('a reloaded page keeps its scroll position', async ({ page }) => {
  await visit(page, '/products');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(12);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('a search without results says so', async ({ page }) => {
  await visit(page, '/products?search=zzzzqqqq');
  await expect(page.getByText('There are no products available')).toBeVisible();
});

test('the search field keeps what a user types before the search has loaded', async ({
  page,
  buyers,
}) => {
  const held = Promise.withResolvers<void>();
  await enterSignedIn(page, buyers.practitioner);
  await visit(page, '/cart');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Orders' })).toBeVisible();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.type('/lidox');
  await page.keyboard.press('Backspace');
  held.resolve();
  const field = page
    .getByRole('dialog', { name: 'Search' })
    .getByRole('textbox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('lido');
  await page.keyboard.type('caine');
  await expect(field).toHaveValue('lidocaine');
});

test('the search overlay opens, searches and closes', { tag: '@2.13' }, async ({ page }) => {
  await visit(page, '/categories');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(overlay).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await overlay.getByRole('button', { name: 'Close search' }).click();
  await expect(overlay).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await overlay.getByRole('textbox').fill('lidocaine');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=lidocaine');
  await expect(overlay).toBeHidden();
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(products.filter({ hasText: /lidocaine/i }).first()).toBeVisible();
});

test(
  'the search shows results while the user types, works with the keyboard, and offers recent searches',
  { tag: '@2.13' },
  async ({ page }) => {
    await visit(page, '/categories');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    const field = overlay.getByRole('textbox');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('botulinium');
    await expect(overlay.getByText('Showing results for ‘botulinum’')).toBeVisible();
    const products = overlay.getByRole('region', { name: 'Products' }).getByRole('listitem');
    await expect(products.first()).toContainText('Login to see prices');
    const name = await products.first().locator('b').innerText();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('needle');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?search=needle');
    await expect(overlay).toBeHidden();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(overlay.getByRole('link', { name: 'needle', exact: true })).toBeVisible();
    await expect(overlay.getByRole('link', { name: 'botulinium' })).toHaveCount(0);
  },
);

test('the search stays open with its text when a user reopens it before the results page has loaded', async ({
  page,
}) => {
  const release = await holdPart(page, 'Products');
  await visit(page, '/about-us');
  const overlay = page.getByRole('dialog', { name: 'Search' });
  const field = overlay.getByRole('textbox');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('needle');
  await page.keyboard.press('Enter');
  await expect(overlay).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('gauze');
  release();
  await expect(page).toHaveURL('/products?search=needle');
  await expect(page.locator('h1')).toHaveText('Results for ‘needle’');
  await expect(field).toHaveValue('gauze');
  await overlay.getByRole('link', { name: /gauze/i }).first().click();
  await expect(overlay).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/products?search=needle');
  await expect(overlay).toBeHidden();
});

test(
  'the API sends prices to buyers but never to visitors',
  { tag: '@1.1' },
  async ({ page, buyers }) => {
    const answers: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().includes('/api/products') && !answer.url().endsWith('Count'))
        answers.push(await answer.text());
    });
    await visit(page, '/products?search=filler');
    await expect(page.getByRole('link', { name: 'Login to see prices' }).first()).toBeVisible();
    // The data in the page itself, and the response for the next page.
    const served = JSON.parse((await page.locator('#served').textContent()) ?? '') as object;
    const ofProducts = Object.entries(served).filter(([key]) => key.includes('Products'));
    answers.push(JSON.stringify(ofProducts));
    expect(answers.join('')).toContain('product_name');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => answers.length).toBeGreaterThan(1);
    expect(answers.join('')).not.toMatch(/price|promotion|qty|minstock|vat/i);
    await enterSignedIn(page, buyers.prescriber);
    await visit(page, '/products?search=lip+filler+20');
    await expect(page.getByText('£62.50').first()).toBeVisible();
    await expect(page.getByText('OFFER').first()).toBeVisible();
  },
);

test(
  'a missing product or a failed request leads to the categories, also on a server-rendered page',
  { tag: ['@8.9', '@2.11'] },
  async ({ page, buyers }) => {
    const nowhere = ['/product/999999', '/product/abc', '/product'];
    for (const path of nowhere) {
      await visit(page, path);
      await expect(page).toHaveURL('/categories');
    }
    await visit(page, '/products?search=needle');
    const product = page.getByRole('list', { name: 'Products' }).getByRole('link').first();
    const path = (await product.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/product\/\d+$/);

    await enterSignedIn(page, buyers.practitioner);
    for (const missing of nowhere) {
      await visit(page, missing);
      await expect(page).toHaveURL('/categories');
    }
    const called = `**/api/products/${path.split('/').pop()}`;
    await visit(page, path);
    await expect(page.getByText(/£/).first()).toBeVisible();
    const failures = [
      { status: 500, json: { message: 'down' } },
      { status: 404, json: { message: 'gone' } },
      { body: '' },
    ];
    for (const failure of failures) {
      await page.route(called, (route) => route.fulfill(failure));
      // The page includes the visitor's data, which must not replace the failed response.
      expect(await (await page.request.get(path)).text()).toContain('"product_pk"');
      await page.goto(path);
      await expect(page).toHaveURL('/categories');
      await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
      await page.unroute(called);
    }
  },
);

test(
  "a list whose request fails shows an error in place of the visitor's server-rendered list",
  { tag: '@8.12' },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.practitioner);
    const called = /\/api\/products(\/facets)?$/;
    await page.route(called, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    await page.goto('/products?search=needle');
    await expect(page.getByText('We could not load the products.')).toBeVisible();
    await page.unroute(called);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/£/).first()).toBeVisible();
  },
);

test(
  'the home page rotates seven slides, and shows a heading and the categories',
  { tag: '@2.8' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, '/');
    const carousel = page.getByRole('region', { name: 'What the pharmacy does' });
    await expect(carousel.getByText('1 / 7')).toBeVisible();
    const height = await carousel
      .getByRole('group', { name: '1 of 7' })
      .evaluate((slide) => slide.clientHeight);
    expect(height).toBe(500);
    // The pointer over the carousel would pause it.
    await page.mouse.move(0, 0);
    await expect(carousel.getByText('2 / 7')).toBeVisible();
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await expect(carousel.getByText('7 / 7')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Everything your practice needs, from one pharmacy',
    );
    await expect(page.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveCount(
      14,
    );
  },
);

test(
  'the home carousel shows each slide for 5000 ms, moves for 200 ms, and starts again after the last',
  { tag: '@9.13' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await visit(page, '/');
    const carousel = page.getByRole('region', { name: 'What the pharmacy does' });
    await expect(carousel.getByRole('button', { name: 'Pause slides' })).toBeVisible();
    // Paused while its clock stops, so that the first slide starts when the pointer leaves.
    await carousel.hover();
    await expect(carousel).not.toHaveAttribute('data-turning');
    await stopTheClock(page);
    await page.mouse.move(0, 0);
    await expect(carousel).toHaveAttribute('data-turning');
    await atRest(page);
    const shown = carousel.locator('[aria-roledescription="slide"]:not([inert])');
    const first = Number((await shown.getAttribute('aria-label'))?.split(' ')[0]);
    /** Returns the visible slide's distance from its final position, as a share of its width. */
    const away = () =>
      shown.evaluate((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        return Math.abs(left - slide.closest('section')!.getBoundingClientRect().left) / width;
      });
    const name = (turn: number) => `${((first - 1 + turn) % 7) + 1} of 7`;
    await page.clock.runFor(200);
    for (let turn = 0; turn < 7; turn += 1) {
      await page.clock.runFor(4_799);
      await atRest(page);
      await expect(shown).toHaveAttribute('aria-label', name(turn));
      await page.clock.runFor(1);
      await expect(shown).toHaveAttribute('aria-label', name(turn + 1));
      await atRest(page);
      expect(await shown.evaluate((slide) => slide.clientHeight)).toBe(500);
      await page.clock.runFor(100);
      expect(await away()).toBeGreaterThan(0.05);
      await page.clock.runFor(100);
      // Tolerance for the last frame of the transition.
      expect(await away()).toBeLessThan(0.02);
    }
  },
);
