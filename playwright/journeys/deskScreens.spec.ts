import { type Page, expect } from '@playwright/test';
import { axeFindings } from '../fixtures/axeFindings.ts';
import { axeInThemes } from '../fixtures/axeInThemes.ts';
import { cutOff } from '../fixtures/cutOff.ts';
import { enterDesk } from '../fixtures/desk.ts';
import { deskAddresses, fillDesk, openPanel, openScreen } from '../fixtures/deskScreens.ts';
import { failSome, letThrough, openFailing } from '../fixtures/failingCalls.ts';
import { layoutFaults } from '../fixtures/layoutFaults.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layoutShifts.ts';
import { quiet } from '../fixtures/quiet.ts';
import { test } from '../fixtures/test.ts';
import { watchPage } from '../fixtures/watchPage.ts';

/** Widths of a tablet, laptops and a large screen. */
const WIDTHS = [768, 1024, 1280, 1920];
/** Lower bound; with fewer kinds of screens, the links were not found. */
const FEWEST_SCREENS = 10;
const SURNAME = 'Featherstonehaugh-Cholmondeley';
const PRODUCT =
  'Hyaluronic acid lip filler 24 mg/ml with lidocaine hydrochloride and Polydeoxyribonucleotide-Tranexamicum, 2 × 1.25 ml';

/** Returns the axe violations in five modes: light, dark, high contrast, forced colours and print. */
async function axeInFiveModes(desk: Page): Promise<readonly string[]> {
  const found = [...(await axeInThemes(desk))];
  for (const [name, media] of [
    ['forced colours', { forcedColors: 'active', contrast: 'no-preference' }],
    ['print', { forcedColors: 'none', media: 'print' }],
  ] as const) {
    await desk.emulateMedia({ colorScheme: 'light', ...media });
    found.push(...(await axeFindings(desk)).map((finding) => `${name}: ${finding}`));
  }
  await desk.emulateMedia({ media: 'screen' });
  return found;
}

/** Returns what the widths cut off. Leaves the window at the last one. */
async function cutOffAtWidths(desk: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await desk.setViewportSize({ width, height: 800 });
    found.push(...(await cutOff(desk)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** Lengthens names in the answers of the desk, inside the page, because a route would turn off its cache. */
function lengthenNames([surname, product]: readonly [string, string]): void {
  const sendReally = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await sendReally(input, init);
    if (!/json/.test(answer.headers.get('content-type') ?? '')) return answer;
    const body = (await answer.text())
      .replaceAll(/"(lastName|company|city)":"[^"]*"/g, `"$1":"${surname}"`)
      .replaceAll(/"(buyer|customer)":"[^"]*"/g, `"$1":"Amara ${surname}"`)
      .replaceAll(/("(?:lines|items)":\[[^\]]*)/g, (lines) =>
        lines.replaceAll(/"name":"[^"]*"/g, `"name":"${product}"`),
      );
    return new Response(body || null, answer);
  };
}

test(
  'every screen of the desk passes axe in five modes, fits its widths and keeps still',
  { tag: '@sweep' },
  async ({ browser, page, request, buyers }) => {
    test.setTimeout(900_000);
    await fillDesk({ page, request, buyers }, 'Abernethy');
    const desk = await enterDesk(browser, 'superintendent');
    await recordLayoutShifts(desk);
    const watch = watchPage(desk);
    const addresses = await deskAddresses(desk);
    expect(addresses.length, addresses.join(' ')).toBeGreaterThanOrEqual(FEWEST_SCREENS);
    const faults: string[] = [];
    for (const address of addresses)
      await test.step(address, async () => {
        const note = (found: readonly string[]) =>
          faults.push(...found.map((fault) => `${address}: ${fault}`));
        await desk.setViewportSize({ width: 1280, height: 800 });
        await openScreen(desk, address);
        // Columns of a grid take the width of their values, so headers move sideways.
        note(await layoutShifts(desk, 1));
        note(await axeInFiveModes(desk));
        note(await cutOffAtWidths(desk));
        await desk.setViewportSize({ width: 1280, height: 800 });
        if (await openPanel(desk)) {
          note(await axeInFiveModes(desk));
          note(await cutOffAtWidths(desk));
        }
        note(watch.faults());
      });
    expect(faults).toEqual([]);
    await desk.close();
  },
);

for (const [what, hasLongNames] of [
  ['text of 200 %', false],
  ['long names at 200 %', true],
] as const)
  test(
    `every screen of the desk has room for ${what} on a tablet`,
    { tag: '@sweep' },
    async ({ browser, page, request, buyers }) => {
      test.setTimeout(900_000);
      await fillDesk({ page, request, buyers }, hasLongNames ? 'Bartholomew' : 'Carruthers');
      const desk = await enterDesk(browser, 'superintendent');
      const addresses = await deskAddresses(desk);
      if (hasLongNames) await desk.addInitScript(lengthenNames, [SURNAME, PRODUCT] as const);
      await desk.emulateMedia({ reducedMotion: 'reduce' });
      await desk.setViewportSize({ width: 768, height: 1024 });
      const faults: string[] = [];
      for (const address of addresses)
        await test.step(address, async () => {
          await openScreen(desk, address);
          await desk.addStyleTag({ content: ':root { font-size: 200% }' });
          faults.push(...(await layoutFaults(desk)).map((fault) => `${address}: ${fault}`));
        });
      expect(faults).toEqual([]);
      await desk.close();
    },
  );

test(
  'every screen of the desk says what it could not load, and loads it when asked again',
  { tag: '@sweep' },
  async ({ browser, page, request, buyers }) => {
    test.setTimeout(900_000);
    await fillDesk({ page, request, buyers }, 'Dunwoody');
    const desk = await enterDesk(browser, 'superintendent');
    const addresses = await deskAddresses(desk);
    // Views are said to be missing once their menu is opened, as a story of SavedViews shows.
    await failSome(desk, { path: '^/api/desk/(?!session|look|station$|views$)' });
    const main = desk.getByRole('main');
    const faults: string[] = [];
    for (const address of addresses) {
      const calls = await openFailing(desk, address, []);
      // Counts in the navigation come with what waits, which Today alone has to show.
      const own = calls.filter((call) => address === '/' || call !== 'GET /api/desk/today');
      for (const call of own)
        await test.step(`${address} without ${call}`, async () => {
          await openFailing(desk, address, [call]);
          const note = (fault: string) => faults.push(`${address} without ${call}: ${fault}`);
          if ((await main.locator('[aria-busy=true]').count()) > 0) note('waits for ever');
          const again = main.getByRole('button', { name: /^Try again/ });
          if ((await again.count()) === 0) {
            note(`says nothing, and shows: ${(await main.innerText()).slice(0, 200)}`);
            return;
          }
          await letThrough(desk);
          await again.first().click();
          await quiet(desk);
          if ((await again.count()) > 0) note('fails again');
        });
    }
    expect(faults).toEqual([]);
    await desk.close();
  },
);
