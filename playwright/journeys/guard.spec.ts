import { expect } from '@playwright/test';
import { blockStorage } from '../fixtures/blockStorage.ts';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn, fillSignIn, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test('an unknown path redirects to the categories @2.1', { tag: '@2.1' }, async ({ page }) => {
  await visit(page, '/no/such/page');
  await expect(page).toHaveURL('/categories');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'the sign-in page has its form and links to the other account pages',
  { tag: '@2.4' },
  async ({ page }) => {
    await visit(page, '/signin');
    await expect(page).toHaveTitle(/^Login/);
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    const waysOn = [
      ['Register your practice', '/signup', 'Sign up'],
      ['Sign Up', '/signup', 'Sign up'],
      ['Forgot password?', '/forgot-password', 'Forgot password'],
    ] as const;
    for (const [link, url, heading] of waysOn) {
      await page.getByRole('main').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.goBack();
    }
  },
);

test(
  'the token is in local storage and is sent as Bearer, and the XSRF cookie is sent back as a header',
  { tag: ['@3.20', '@4.1', '@7.1', '@9.16'] },
  async ({ page, context, buyers }) => {
    const sent: {
      path: string;
      isOurs: boolean;
      isGet: boolean;
      headers: Readonly<Record<string, string>>;
    }[] = [];
    const { origin } = new URL(test.info().project.use.baseURL ?? '');
    page.on('request', (request) => {
      const { origin: at, pathname: path } = new URL(request.url());
      const isOurs = at === origin;
      sent.push({ path, isOurs, isGet: request.method() === 'GET', headers: request.headers() });
    });
    await visit(page, '/signin');
    await fillSignIn(page, buyers.prescriber);
    await expect(page).toHaveURL('/');
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    expect(token).toMatch(/^[\w-]{43}$/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
    const [asked] = await Promise.all([
      page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/orders/getOrders'),
      ),
      visit(page, '/orders'),
    ]);
    expect(asked.headers()['authorization']).toBe(`Bearer ${token}`);
    expect(asked.headers()['x-xsrf-token']).toBe(cookie?.value);
    const guarded = sent.filter(({ headers }) => 'x-xsrf-token' in headers);
    expect(guarded.every(({ isOurs, isGet }) => isOurs && !isGet)).toBe(true);
    const signedIn = sent.filter(({ headers }) => 'authorization' in headers);
    expect(signedIn.some(({ isGet }) => isGet)).toBe(true);
    const loaded = signedIn.map(({ path }) => path);
    expect(loaded).toEqual(expect.arrayContaining(['/api/carts', '/api/users/profile']));
    expect(signedIn.every(({ isOurs }) => isOurs)).toBe(true);
  },
);

test('a protected page sends a visitor to sign-in, and then back to the requested page', async ({
  page,
  buyers,
}) => {
  await visit(page, '/orders?page=1&from=mail#list');
  await expect(page).toHaveURL('/signin');
  await fillSignIn(page, buyers.prescriber);
  // The first page needs no number; the rest of the address stays.
  await expect(page).toHaveURL('/orders?from=mail#list');
});

test('the shop forgets the remembered page when the visitor goes elsewhere', async ({
  page,
  buyers,
}) => {
  await visit(page, '/cart');
  await expect(page).toHaveURL('/signin');
  await page.getByRole('link', { name: 'Formulary' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Shop by category' })).toBeVisible();
  await quiet(page);
  await visit(page, '/signin');
  await fillSignIn(page, buyers.prescriber);
  await expect(page).toHaveURL('/');
});

test(
  'the sign-in page redirects a signed-in user to the categories',
  { tag: '@6.2' },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.prescriber);
    await visit(page, '/signin');
    await expect(page).toHaveURL('/categories');
  },
);

test('a wrong password shows an error and keeps the typed values', async ({ page }) => {
  await visit(page, '/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@formulary.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('The email or password is not right');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@formulary.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
});

test(
  'an expired session shows a message, leads to sign-in and removes the dead token',
  { tag: ['@4.1', '@8.1'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('entered') === null)
        localStorage.setItem('access_token', 'x'.repeat(43));
      sessionStorage.setItem('entered', 'yes');
    });
    await visit(page, '/orders');
    await expect(toast(page, 'Session Expired')).toBeVisible();
    await expect(page).toHaveURL('/signin');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  },
);

test(
  'signing out in one tab signs out the other tabs and ends the session on the server',
  { tag: ['@4.1', '@8.15'] },
  async ({ page, context, buyers }) => {
    const token = await enterSignedIn(page, buyers.prescriber);
    await visit(page, '/categories');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    const other = await context.newPage();
    await visit(other, '/cart');
    await expect(other.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(toast(page, 'Logged Out Successfully')).toBeVisible();
    await expect(page).toHaveURL('/signin');
    await expect(other).toHaveURL('/signin');
    const replay = await page.request.get('/api/users/profile', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(replay.status()).toBe(401);
  },
);

test(
  'signing in in one tab continues the other tabs that wait on Login',
  { tag: '@2.2' },
  async ({ page, context, buyers }) => {
    await visit(page, '/orders?from=mail#list');
    await expect(page).toHaveURL('/signin');
    const idle = await context.newPage();
    await visit(idle, '/signin');
    await expect(idle.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const other = await context.newPage();
    await visit(other, '/signin');
    await fillSignIn(other, buyers.prescriber);
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/orders?from=mail#list');
    await expect(idle).toHaveURL('/categories');
  },
);

test(
  'the shop sends nothing private and shows Login when the token disappears from storage',
  { tag: ['@4.1', '@8.5'] },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.prescriber);
    await visit(page, '/profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'City' }).fill('Leeds');
    await quiet(page);
    await page.evaluate(() => localStorage.removeItem('access_token'));
    const sent: string[] = [];
    page.on('request', (request) => {
      const isPrivate = request.method() === 'PUT' || 'authorization' in request.headers();
      if (isPrivate) sent.push(request.url());
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
    expect(sent).toEqual([]);
    await fillSignIn(page, buyers.prescriber);
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
  },
);

test('a visitor with cookies blocked reads the shop, is told what is missing, and signs in until the page closes', async ({
  page,
  buyers,
}) => {
  const failures: Error[] = [];
  page.on('pageerror', (failure) => failures.push(failure));
  await blockStorage(page);

  await visit(page, '/products?search=lidocaine');
  const products = page.getByRole('list', { name: 'Products' });
  await products.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/lidocaine/i);
  await visit(page, '/orders');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText(/^Your browser stores nothing for this shop/)).toBeVisible();

  await fillSignIn(page, buyers.practitioner);
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await expect(toast(page, 'Logged In Successfully')).toBeVisible();
  await expect(toast(page, 'Your browser stores nothing for this shop')).toBeVisible();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Formulary' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Shop by category' })).toBeVisible();
  await banner.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/signin');
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(failures).toEqual([]);
});
