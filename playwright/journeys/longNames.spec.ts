import { type Page, expect } from '@playwright/test';
import { enterAs } from '../fixtures/enterAs.ts';
import { addPatients } from '../fixtures/practice.ts';
import { layoutFaults } from '../fixtures/layoutFaults.ts';
import { placeOrder } from '../fixtures/placeOrder.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const PRODUCT =
  'Hyaluronic acid lip filler 24 mg/ml with lidocaine hydrochloride and Polydeoxyribonucleotide-Tranexamicum, 2 × 1.25 ml';
const LAST_NAME = 'Featherstonehaugh-Cholmondeley';

/**
 * Gives every product of the answers a name of 118 letters and every patient one of the longest surnames, inside the page,
 * because a route would turn off its cache.
 */
function lengthenNames([product, surname]: readonly [string, string]): void {
  const sendReally = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await sendReally(input, init);
    if (!/json/.test(answer.headers.get('content-type') ?? '')) return answer;
    const body = (await answer.text())
      .replaceAll(/"product_name":"[^"]*"/g, `"product_name":"${product}"`)
      .replaceAll(/"patient_lname":"[^"]*"/g, `"patient_lname":"${surname}"`);
    return new Response(body || null, answer);
  };
}

/** Opens each screen with long names and text of 200 % on a phone, all details open; returns the faults. */
async function faultsOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  await page.addInitScript(lengthenNames, [PRODUCT, LAST_NAME] as const);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 780 });
  const faults: string[] = [];
  for (const path of paths)
    await test.step(path, async () => {
      await visit(page, path);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      faults.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`));
    });
  return faults;
}

test(
  'long names break and cover nothing at 200 % on a phone of a practitioner',
  { tag: '@sweep' },
  async ({ page, buyers, request }) => {
    // An account of its own: other journeys count the lines of the demo accounts' carts.
    const token = await enterAs(page, buyers.practitioner);
    await addPatients(buyers.practitioner);
    await placeOrder(request, token, { lines: 3 });
    const added = await request.post('/api/carts', {
      headers: { authorization: `Bearer ${token}` },
      data: { product_fk: 14, cart_req_prescription: false, cart_quantity: 1 },
    });
    expect(added.ok()).toBe(true);
    const paths = ['/', '/cart', '/list/usual', '/checkout', '/patients'];
    expect(await faultsOf(page, paths)).toEqual([]);
  },
);

test(
  'long names break and cover nothing at 200 % on a phone of a prescriber',
  { tag: '@sweep' },
  async ({ page }) => {
    await enterAs(page, 'prescriber@formulary.test');
    const paths = ['/', '/prescriptions', '/prescription/12', '/patients'];
    expect(await faultsOf(page, paths)).toEqual([]);
  },
);
