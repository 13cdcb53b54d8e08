import { type Page, expect } from '@playwright/test';
import { expectToastClearOf } from '../fixtures/clearance.ts';
import { countActions } from '../fixtures/countActions.ts';
import { joinShop } from '../fixtures/joinShop.ts';
import { addPatients, orderByHand } from '../fixtures/practice.ts';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const WAITING = 11;
const MOST_KEYS = 6;

test.use({ viewport: { width: 1280, height: 800 } });

/** Draws a signature with the mouse. */
async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Sign here, required' });
  await expect(pad).toBeInViewport();
  // The pad takes strokes once its canvas has loaded.
  await quiet(page);
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.6);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(x + width * (0.2 + step * 0.05), y + height * (step % 2 ? 0.3 : 0.7));
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Your signature' })).toHaveAttribute(
    'data-strokes',
    '1',
  );
}

test(
  'a prescriber signs eleven prescriptions one by one, with at most six keys each beside drawing',
  { tag: ['@2.19', '@4.5', '@5.26', '@long-job'] },
  async ({ page, baseURL }, { workerIndex }) => {
    const prescriber = `eleven-${workerIndex}@journey.test`;
    await joinShop(baseURL ?? '', { email: prescriber, isPrescriber: true });
    await addPatients(prescriber);
    const ids: number[] = [];
    for (let order = 0; order < WAITING; order += 1) ids.push(await orderByHand(prescriber));
    await enterSignedIn(page, prescriber);
    const act = countActions(page);
    const keysOfEach: number[] = [];

    await visit(page, `/prescription/${ids[0]}`);
    const queue = page.getByRole('navigation', { name: 'For your signature' });
    await expect(queue.getByText(`${WAITING} wait for your signature`)).toBeVisible();
    for (const [index, id] of ids.entries()) {
      const before = act.count;
      await expect(page).toHaveURL(new RegExp(`/prescription/${id}$`));
      await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
      await expect(page.getByText('1 item has no directions')).toBeVisible();
      await act.key('v');
      await expect(page.getByRole('button', { name: 'Verify' })).toBeFocused();
      await act.key('Enter');
      await expect(page.getByRole('heading', { name: 'Sign this prescription' })).toBeFocused();
      if (index === 0)
        for (const declaration of await page.getByRole('checkbox').all())
          await expectToastClearOf(page, 'Prescription Verified!', declaration);
      await draw(page);
      await act.key('1');
      await act.key('2');
      await act.key('s');
      await expect(page.getByText(/Signed, not yet confirmed/)).toBeVisible();
      const left = WAITING - index - 1;
      await expect(
        queue.getByText(
          left === 1 ? '1 waits for your signature' : `${left} wait for your signature`,
        ),
      ).toBeVisible();
      if (left > 0) await act.key('j');
      keysOfEach.push(act.count - before);
    }
    await expect(page.getByText('Nothing else waits for your signature.')).toBeVisible();
    expect(Math.max(...keysOfEach)).toBeLessThanOrEqual(MOST_KEYS);
    // oxlint-disable-next-line no-console -- the count is what this journey is about
    console.log(
      `Eleven signatures: ${act.count} keys beside drawing, at most ${Math.max(...keysOfEach)} each`,
    );
  },
);
