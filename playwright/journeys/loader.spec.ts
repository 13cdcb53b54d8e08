import { type Page, expect } from '@playwright/test';
import { drawnInTheBrowser } from '../fixtures/drawnInTheBrowser.ts';
import { atRest } from '../fixtures/atRest.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { stopTheClock } from '../fixtures/stopTheClock.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** Times on the shop's clock, which the test advances by hand. */
const QUICK_MS = 150;
const LEAST_MS = 300;

const loader = (page: Page) => page.getByRole('status').getByText('Loading…', { exact: true });

/** Holds back responses from an address. Tells when the first request arrives, and releases the responses. */
async function holdBack(page: Page, address: RegExp) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: released.resolve };
}

test.beforeEach(async ({ page }) => {
  await drawnInTheBrowser(page);
  await page.clock.install();
});

test(
  'the loader appears after 150 ms of waiting and stays for at least 300 ms',
  { tag: ['@2.30', '@9.11'] },
  async ({ page }) => {
    const shelves = page.waitForResponse(/\/api\/categorys/);
    await visit(page, '/forgot-password');
    await (await shelves).finished();
    await stopTheClock(page);
    // The first reads may have shown the loader; it must be gone before the request under test.
    await expect(async () => {
      await atRest(page);
      await page.clock.runFor(LEAST_MS);
      await atRest(page);
      expect(await loader(page).isVisible()).toBe(false);
    }).toPass();
    const call = await holdBack(page, /\/api\/users\/forgotPassword$/);
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@formulary.test');
    await page.getByRole('button', { name: 'Submit' }).click();
    await call.asked;
    await atRest(page);
    await page.clock.runFor(QUICK_MS - 1);
    await atRest(page);
    await expect(loader(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(loader(page)).toBeVisible();
    const veil = page.locator('[data-part="loader"]');
    expect(await veil.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(veil.locator('svg')).toBeVisible();
    call.letGo();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeAttached();
    await atRest(page);
    await page.clock.runFor(LEAST_MS - 1);
    await atRest(page);
    await expect(loader(page)).toBeVisible();
    // A press now meets the veil, so the page is not at rest.
    await expect(page.locator('html')).not.toHaveAttribute('data-quiet');
    await page.clock.runFor(1);
    await expect(loader(page)).toBeHidden();
    await page.clock.resume();
    await expect(page.locator('html')).toHaveAttribute('data-quiet');
  },
);

test(
  'the first read of the cart, which every page makes, never shows the loader',
  { tag: ['@2.30'] },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.practitioner);
    const call = await holdBack(page, /\/api\/carts$/);
    const shelves = page.waitForResponse(/\/api\/categorys/);
    // Not `visit`: the page never becomes quiet while this request is held back.
    await page.goto('/cart');
    await call.asked;
    await (await shelves).finished();
    await expect(page.getByText('Loading your cart…')).toBeAttached();
    await atRest(page);
    await stopTheClock(page);
    await atRest(page);
    await expect(loader(page)).toBeHidden();
    await page.clock.runFor(QUICK_MS + LEAST_MS);
    await atRest(page);
    await expect(loader(page)).toBeHidden();
    await page.clock.resume();
    call.letGo();
    await expect(page.getByText('There are no items in the cart.')).toBeVisible();
  },
);

/** Screens whose content is read, each with a call that it waits for. */
const reading = [
  ['/orders', /\/api\/orders\/getOrders$/],
  ['/lists', /\/api\/lists$/],
  ['/prescriptions', /\/api\/prescriptions\/getPrescriptions$/],
] as const;

for (const [path, address] of reading)
  test(
    `${path} shows a skeleton while its content loads, never the loader`,
    { tag: ['@2.30'] },
    async ({ page, buyers }) => {
      await enterSignedIn(page, buyers.practitioner);
      const call = await holdBack(page, address);
      await page.goto(path);
      await call.asked;
      await expect(page.locator('main [aria-busy=true]').first()).toBeAttached();
      await atRest(page);
      await stopTheClock(page);
      await page.clock.runFor(QUICK_MS + LEAST_MS);
      await atRest(page);
      await expect(loader(page)).toBeHidden();
      await page.clock.resume();
      call.letGo();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    },
  );
