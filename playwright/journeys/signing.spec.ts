import { type Locator, type Page, expect } from '@playwright/test';
import { addPatients, orderByHand } from '../fixtures/practice.ts';
import { joinShop } from '../fixtures/joinShop.ts';
import { openNewestMail } from '../fixtures/mailbox.ts';
import { enterSignedIn, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

/** Returns the scroll position and the horizontal overflow of the page. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    top: window.scrollY,
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));

/** Draws with one finger from left to right, up and down, and lifts it while it moves. */
async function draw(page: Page, pad: Locator): Promise<void> {
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const points = Array.from({ length: 24 }, (_each, at) => ({
    x: x + width * (0.1 + 0.03 * at),
    y: y + height * (0.5 + 0.35 * Math.sin(at)),
  }));
  const client = await page.context().newCDPSession(page);
  for (const [at, point] of points.entries()) {
    const type = at === 0 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test(
  'a prescriber signs with a finger on a tablet, and confirms on a phone without signing in',
  { tag: ['@2.19', '@2.20'] },
  async ({ page, browser, baseURL }, { workerIndex }) => {
    const prescriber = `tablet-${workerIndex}@journey.test`;
    await joinShop(baseURL ?? '', { email: prescriber, isPrescriber: true });
    await addPatients(prescriber);
    await enterSignedIn(page, prescriber);
    const id = await orderByHand(prescriber);

    await test.step('verifies the prescription', async () => {
      await visit(page, `/prescription/${id}`);
      await page.getByRole('textbox', { name: /^Directions/ }).fill('Once, as discussed');
      expect((await placeOf(page)).beyond).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Verify', exact: true }).tap();
      await expect(toast(page, 'Prescription Verified!')).toBeVisible();
    });
    await test.step('draws on the pad with a finger, and the page does not scroll', async () => {
      const pad = page.getByRole('group', { name: 'Your signature' }).getByRole('img');
      await pad.scrollIntoViewIfNeeded();
      const before = await placeOf(page);
      await draw(page, pad);
      await expect(pad).toHaveAttribute('data-strokes', '1');
      expect(await placeOf(page)).toEqual(before);
    });
    await test.step('signs the prescription', async () => {
      for (const declaration of await page.getByRole('checkbox').all()) {
        await declaration.tap();
        await expect(declaration).toBeChecked();
      }
      await page.getByRole('button', { name: 'Sign', exact: true }).tap();
      await expect(page.getByText(/Signed, not yet confirmed/)).toBeVisible();
      expect((await placeOf(page)).beyond).toBeLessThanOrEqual(0);
    });
    await test.step('confirms it with one button on a phone without signing in', async () => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: 360, height: 780 },
        hasTouch: true,
      });
      const phone = await context.newPage();
      await openNewestMail(phone, prescriber, /^Please confirm your/);
      const link = phone
        .frameLocator('iframe')
        .getByRole('link', { name: /^Confirm prescription/ });
      await visit(phone, (await link.last().getAttribute('href')) ?? '');
      const main = phone.getByRole('main');
      const button = main.getByRole('button');
      await expect(button).toHaveText('Confirm signature');
      await expect(main).not.toContainText(/Jones/i);
      expect((await placeOf(phone)).beyond).toBeLessThanOrEqual(0);
      await button.tap();
      await expect(phone.getByRole('heading', { level: 1, name: 'Sign Verified!' })).toBeVisible();
      await phone.reload();
      await expect(phone.getByText(/It was confirmed before/)).toBeVisible();
      await context.close();
    });
    await test.step('sees the confirmed prescription on the tablet', async () => {
      await page.reload();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Signed prescription' }),
      ).toBeVisible();
      await expect(page.getByText(/not yet confirmed/)).toBeHidden();
    });
  },
);
