import { type Page, expect } from '@playwright/test';
import { addDays } from '../../packages/rules/src/dates/calendar.ts';
import { formatDay } from '../../packages/rules/src/dates/day.ts';
import { deliveryPromise } from '../../packages/rules/src/dates/deliveryPromise.ts';
import { londonDay } from '../../packages/rules/src/dates/londonTime.ts';
import { londonInstant } from '../../packages/rules/src/dates/timeOfDay.ts';
import { beginDeskJourney, type DeskJourney, hands } from '../fixtures/deskJourney.ts';
import { deskClient } from '../fixtures/deskClient.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

// They change the same settings.
test.describe.configure({ mode: 'default' });

type Section = 'company' | 'delivery';

/** Changes a section back to what it said, as the next test expects it. */
async function restore(section: Section, values: Readonly<Record<string, string>>): Promise<void> {
  const client = await deskClient('superintendent');
  const { version } = await settingOf(section);
  const data = { values, reason: 'After the journey', version };
  const answer = await client.put(`/api/desk/settings/${section}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await client.dispose();
}

interface Setting {
  readonly section: string;
  readonly version: number;
  readonly values: Readonly<Record<string, string>>;
}

async function settingOf(section: Section): Promise<Setting> {
  const client = await deskClient('superintendent');
  const answer = await client.get('/api/desk/settings');
  const settings = (await answer.json()) as readonly Setting[];
  await client.dispose();
  const found = settings.find((each) => each.section === section);
  if (!found) throw new Error(`There is no section ${section}`);
  return found;
}

/** Gives the reason below the preview, and applies the change. */
function apply({ desk, act, keys, typeInto }: DeskJourney) {
  const reason = desk.getByRole('textbox', { name: /^Reason/ });
  const words = 'As the board decided';
  return {
    least: 2,
    pointer: [
      3,
      async () => {
        await act.type(reason, words);
        await act.press(desk.getByRole('button', { name: 'Apply the change' }));
      },
    ],
    keyboard: [
      2,
      async () => {
        await typeInto(reason, words);
        await keys('Control+Enter');
      },
    ],
    shows: () =>
      expect(desk.getByText('Changed. Every server states it from now on')).toBeVisible(),
  } as const;
}

/** Far enough ahead that no journey beside this one is promised a delivery then. */
const AHEAD_DAYS = 28;

/** Returns the day that the shop's home promises to a buyer: 'tomorrow', 'on Wednesday'. */
async function promiseAt(page: Page): Promise<string> {
  await page.goto('/');
  const said = await page.getByText(/^Order (within|by) .* for delivery /).textContent();
  return /for delivery (.*)$/.exec(said ?? '')?.[1] ?? '';
}

for (const by of hands) {
  test(
    `a new phone number is in the footer of the shop, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page }) => {
      const { values } = await settingOf('company');
      const phone = by === 'pointer' ? '020 7946 0811' : '020 7946 0822';
      const footer = page.getByRole('contentinfo');
      await page.goto('/contact-us');
      await expect(footer.getByRole('link', { name: values['phone'] ?? '' })).toBeVisible();
      const message = page.getByRole('textbox', { name: 'Message' });
      await message.fill('When do you close?');
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, typeOver, step } = journey;
      const field = desk.getByRole('textbox', { name: /^Phone/ });
      await step('change the phone number', {
        pointer: [
          4,
          async () => {
            await act.press(desk.getByRole('link', { name: 'Settings' }).first());
            await typeOver(field, phone);
            await act.press(desk.getByRole('button', { name: 'Preview the change' }));
          },
        ],
        keyboard: [
          7,
          async () => {
            await keys('g', 's');
            await expect(field).toBeVisible();
            await keys('e');
            await tabTo(field);
            await typeInto(field, phone);
            await keys('Enter');
          },
        ],
        shows: async () => {
          const preview = desk.getByRole('region', { name: 'How the shop will look' });
          await expect(preview.getByText(phone).first()).toBeVisible();
          await expect(desk.getByRole('row', { name: /^Phone/ })).toContainText(phone);
        },
      });
      await step('apply it', apply(journey));
      await journey.end('Change the phone number');
      // The page of the shop was open all along, with a message half written.
      await page.getByRole('banner').getByRole('link', { name: 'Formulary' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(footer.getByRole('link', { name: phone })).toBeVisible();
      await page.goBack();
      await expect(message).toHaveValue('When do you close?');
      await expect(footer.getByRole('link', { name: phone })).toBeVisible();
      await restore('company', values);
    },
  );

  test(
    `a closing day changes what the shop promises, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page }) => {
      const { values } = await settingOf('delivery');
      const promise = deliveryPromise({
        orderedAt: londonInstant(addDays(londonDay(new Date()), AHEAD_DAYS), 0),
        service: 'nextDay',
        isColdChain: false,
      });
      if (!promise.ok) throw new Error('The bank holidays of this year are not known');
      const { dispatchDay } = promise.value;
      const day = formatDay(dispatchDay);
      await enterSignedIn(page, 'practitioner@formulary.test');
      await page.clock.setFixedTime(londonInstant(dispatchDay, 0));
      const before = await promiseAt(page);
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const field = desk.getByRole('textbox', { name: /^Add a day: Own closing days/ });
      await step('add a closing day', {
        pointer: [
          6,
          async () => {
            await act.press(desk.getByRole('link', { name: 'Settings' }).first());
            await act.press(desk.getByRole('link', { name: /^Delivery times/ }).first());
            await act.type(field, day);
            await act.press(
              desk
                .getByRole('group', { name: 'Own closing days' })
                .getByRole('button', { name: 'Add the day' }),
            );
            await act.press(desk.getByRole('button', { name: 'Preview the change' }));
          },
        ],
        keyboard: [
          13,
          async () => {
            await keys('g', 's');
            await expect(desk.getByRole('textbox', { name: /^Phone/ })).toBeVisible();
            await keys('3');
            await expect(field).toBeVisible();
            await keys('e');
            await tabTo(field);
            await typeInto(field, day);
            await keys('Enter');
            await expect(field).toHaveValue('');
            await keys('Control+Enter');
          },
        ],
        shows: async () => {
          const preview = desk.getByRole('region', { name: 'What the shop will promise' });
          await expect(preview.getByRole('table').first()).toBeVisible();
          await expect(desk.getByRole('row', { name: /^Own closing days/ })).toContainText(day);
        },
      });
      await step('apply it', apply(journey));
      await journey.end('Add a closing day');
      await expect.poll(() => promiseAt(page)).not.toBe(before);
      await restore('delivery', values);
      await expect.poll(() => promiseAt(page)).toBe(before);
    },
  );
}
