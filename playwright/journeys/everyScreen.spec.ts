import { type Page, expect } from '@playwright/test';
import { enterAs } from '../fixtures/enterAs.ts';
import { openScreens, ownScreens } from '../fixtures/everyScreen.ts';
import { layoutFaults } from '../fixtures/layoutFaults.ts';
import { quiet } from '../fixtures/quiet.ts';
import { targetFaults } from '../fixtures/targetFaults.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** The distances that a user may set (WCAG 1.4.12). */
const SPACED_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Accounts of the demo, whose history fills every screen. The journey only reads. */
const roles = [
  ['a visitor', undefined],
  ['a practitioner', 'practitioner@formulary.test'],
  ['a prescriber', 'prescriber@formulary.test'],
] as const;

interface Ids {
  readonly order_pk: number;
  readonly prescription_pk: number;
  readonly patient_pk: number;
}

/** Returns the screens of a token's user: an order, a prescription and a patient of theirs among them. */
async function screensOf(page: Page, token: string): Promise<readonly string[]> {
  const read = async (path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request[data ? 'post' : 'get'](path, {
      headers,
      ...(data && { data }),
    });
    expect(answer.ok(), path).toBe(true);
    return ((await answer.json()) as readonly Ids[])[0]!;
  };
  const first = { query: {}, page: { skip: 0, limit: 1 } };
  return ownScreens({
    orderId: (await read('/api/orders/getOrders', first)).order_pk,
    prescriptionId: (await read('/api/prescriptions/getPrescriptions', first)).prescription_pk,
    patientId: (await read('/api/patients?limit=1')).patient_pk,
  });
}

/** Returns the faults of the open page: as it is, with spaced text, and with text of 200 %. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (how: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${how}: ${fault}`));
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  note('as it is', [
    ...(await targetFaults(page)),
    ...(await layoutFaults(page, { breaksWords: false })),
  ]);
  const spaced = await page.addStyleTag({ content: SPACED_TEXT });
  note('spaced', await layoutFaults(page));
  await spaced.evaluate((style) => style.parentNode?.removeChild(style));
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  note('at 200 %', await layoutFaults(page));
  return found;
}

for (const [role, email] of roles)
  test(
    `every screen of ${role} on a phone has targets of 44 px and room for text that is large or spaced`,
    { tag: '@sweep' },
    async ({ page }) => {
      test.setTimeout(900_000);
      const token = email === undefined ? undefined : await enterAs(page, email);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 780 });
      const faults: string[] = [];
      for (const path of token === undefined ? openScreens : await screensOf(page, token))
        await test.step(path, async () => {
          await visit(page, path);
          faults.push(...(await faultsOf(page)).map((fault) => `${path}, ${fault}`));
        });
      await test.step('the menu', async () => {
        await visit(page, '/');
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await quiet(page);
        const inMenu = await targetFaults(page, 'dialog[open]');
        faults.push(...inMenu.map((fault) => `menu: ${fault}`));
      });
      expect(faults).toEqual([]);
    },
  );
