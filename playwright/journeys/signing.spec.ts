import { type Page, expect } from '@playwright/test';
import { addPatients, orderByHand } from '../fixtures/practice.ts';
import { joinShop } from '../fixtures/joinShop.ts';
import { openNewestMail } from '../fixtures/mailbox.ts';
import { enterSignedIn, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

/** How far the page is scrolled, and how much of it is too wide. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    top: window.scrollY,
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));

/** Draws with one finger: up, and down again, from the left of the pad to its right. */
async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /signature/i }).first();
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        at === undefined
          ? []
          : [
              {
                x: box.x + box.width * (0.1 + 0.04 * at),
                y: box.y + box.height * (0.5 + 0.3 * Math.sin(at)),
              },
            ],
    });
  await touch('touchStart', 0);
  for (let at = 1; at <= 20; at += 1) await touch('touchMove', at);
  await touch('touchEnd');
  await client.detach();
}

test(
  'a prescriber signs with a finger on a tablet, and confirms on a telephone where nobody is signed in',
  { tag: ['@2.19', '@2.20'] },
  async ({ page, browser, baseURL }, { workerIndex }) => {
    const prescriber = `tablet-${workerIndex}@journey.test`;
    await joinShop(browser, baseURL ?? '', { email: prescriber, isPrescriber: true });
    await addPatients(prescriber);
    await enterSignedIn(page, prescriber);
    const id = await orderByHand(prescriber);

    await test.step('verifies it', async () => {
      await page.goto(`/prescription/${id}`);
      await page.getByRole('textbox', { name: /^Directions/ }).fill('Once, as discussed');
      expect((await placeOf(page)).beyond).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Verify' }).tap();
      await expect(toast(page, 'Prescription Verified!')).toBeVisible();
    });
    await test.step('draws on the pad, and the page stays where it is', async () => {
      await draw(page);
    });
    await test.step('signs it', async () => {
      for (const declaration of await page.getByRole('checkbox').all()) await declaration.tap();
      expect((await placeOf(page)).beyond).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Sign', exact: true }).tap();
      await expect(page.getByText(/Signed, not yet confirmed/)).toBeVisible();
    });
  },
);
