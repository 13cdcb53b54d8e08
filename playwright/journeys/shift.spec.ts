import { expect } from '@playwright/test';
import { enterDesk } from '../fixtures/desk.ts';
import { enterAs } from '../fixtures/enterAs.ts';
import { fontOf } from '../fixtures/fontOf.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layoutShifts.ts';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** Sold on prescription, without promotions, which a visitor's page does not know. */
const ON_PRESCRIPTION = '/product/11';

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 1600 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const role of ['practitioner', 'prescriber'] as const)
  test(`the prescription warning is open for a ${role} without orders, and nothing moves`, async ({
    page,
    buyers,
  }) => {
    // Other journeys order with the same account.
    await page.route('**/api/orders/getOrders', (route) => route.fulfill({ json: [] }));
    await enterSignedIn(page, buyers[role]);
    await recordLayoutShifts(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await visit(page, ON_PRESCRIPTION);
      await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
      await expect(page.getByText(/^At checkout you name the patient/)).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    }
  });

test('the prescription warning is folded for who ordered on prescription, and nothing moves', async ({
  page,
}) => {
  await enterAs(page, 'practitioner@formulary.test');
  await recordLayoutShifts(page);
  await visit(page, '/');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await visit(page, ON_PRESCRIPTION);
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
    await expect(page.getByText('What happens next')).toBeVisible();
    await expect(page.getByText(/^At checkout you name the patient/)).toBeHidden();
    expect(await layoutShifts(page)).toEqual([]);
  }
});

/** Sold both ways, with promotions. */
const WITH_PROMOTIONS = '/product/13';

test('prices and promotions load in space kept for them', async ({ page }) => {
  await enterAs(page, 'practitioner@formulary.test');
  await recordLayoutShifts(page);
  for (const size of [{ width: 768, height: 1024 }, sizes[1]!]) {
    await page.setViewportSize(size);
    await visit(page, WITH_PROMOTIONS);
    await expect(page.getByRole('list', { name: 'Promotions' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await visit(page, '/products?view=table');
    await expect(page.getByRole('cell', { name: /^£/ }).first()).toBeVisible();
    // Price and its words take one line or two, in the middle of a row that stays as it is.
    expect(await layoutShifts(page, 10)).toEqual([]);
  }
});

test('nothing moves while lists load', { tag: '@sweep' }, async ({ page }) => {
  await enterAs(page, 'practitioner@formulary.test');
  await recordLayoutShifts(page);
  for (const size of [{ width: 768, height: 1024 }, sizes[1]!]) {
    await page.setViewportSize(size);
    for (const path of ['/orders', '/prescriptions', '/patients']) {
      await visit(page, path);
      await expect(page.getByRole('table')).toBeVisible();
      expect(await layoutShifts(page), path).toEqual([]);
    }
  }
});

test('the desk keeps still when its typeface comes late, and shows it from the next screen on', async ({
  browser,
}) => {
  const desk = await enterDesk(browser, 'superintendent');
  await recordLayoutShifts(desk);
  const line = Promise.withResolvers<void>();
  await desk.route(/next-latin-wght-normal.*\.woff2$/, async (route) => {
    await line.promise;
    await route.continue();
  });
  await desk.goto('/orders', { waitUntil: 'commit' });
  await expect(desk.getByRole('row', { name: /Awaiting payment/ }).first()).toBeVisible();
  await quiet(desk);
  expect(await fontOf(desk, 'h1')).not.toMatch(/^Atkinson/);
  line.resolve();
  await desk.waitForLoadState('load');
  await desk.evaluate(() => new Promise(requestAnimationFrame));
  expect(await layoutShifts(desk, 1)).toEqual([]);
  await desk.getByRole('link', { name: 'Customers' }).click();
  await expect.poll(() => fontOf(desk, 'h1')).toMatch(/^Atkinson/);
  await desk.close();
});
