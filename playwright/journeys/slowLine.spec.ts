import { type Page, expect } from '@playwright/test';
import { slowDown } from '../../packages/bench/src/pages/slowDown.ts';
import { type Paints, watchPaints } from '../../packages/bench/src/pages/watchPaints.ts';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn, fillSignIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

/** Records every frame in which the page shows a Login link. Runs in the page before its scripts. */
function watchInvitations(): void {
  const seen = { invited: 0 };
  Object.assign(globalThis, { seen });
  const look = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/signin"]')];
    if (links.some((link) => link.checkVisibility({ visibilityProperty: true }))) seen.invited += 1;
    requestAnimationFrame(look);
  };
  look();
}

const readSeen = (page: Page) =>
  page.evaluate(() => {
    const { seen, paints } = globalThis as unknown as {
      readonly seen: { readonly invited: number };
      readonly paints: Paints;
    };
    return { invited: seen.invited, shift: paints.shift };
  });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a visitor on a slow connection reads, searches, opens a product, goes back and forward, and signs in',
  { tag: '@slow-line' },
  async ({ page, buyers }) => {
    await slowDown(page);
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });

    await page.goto('/', { waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Toxins' }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('textbox', { name: 'Search products' });
    await expect(field).toBeFocused();
    await field.pressSequentially('lidocaine');
    await field.press('Enter');
    await expect(page).toHaveURL('/products?search=lidocaine');
    const found = page
      .getByRole('list', { name: 'Products' })
      .getByRole('link', { name: /lidocaine/i });
    await found.first().click();
    await expect(page).toHaveURL(/\/product\/\d+/);
    await expect(title(page)).toContainText(/lidocaine/i);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/products?search=lidocaine');
    await expect(found.first()).toBeVisible();
    await page.goForward({ waitUntil: 'commit' });
    await expect(title(page)).toContainText(/lidocaine/i);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/signin/);
    await fillSignIn(page, buyers.practitioner);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

    isHeld = false;
    for (const release of held) release();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(title(page)).toContainText(/lidocaine/i);
    await expect(page.getByRole('main').getByText(/£\d/).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/products?search=lidocaine');
    await expect(found.first()).toBeVisible();
    await page.goForward();
    await expect(title(page)).toContainText(/lidocaine/i);
  },
);

test(
  'a buyer on a slow connection sees no Login link and no layout shift, before and after hydration',
  { tag: '@slow-line' },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.practitioner);
    await slowDown(page);
    await page.addInitScript(watchPaints);
    await page.addInitScript(watchInvitations);
    for (const address of [
      '/products?search=lidocaine',
      '/product/13',
      '/',
      '/about-us',
      '/cart',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Orders' })).toBeVisible();
      await quiet(page);
      const { invited, shift } = await readSeen(page);
      expect(invited, address).toBe(0);
      expect(shift, address).toBeLessThan(0.02);
    }
  },
);
