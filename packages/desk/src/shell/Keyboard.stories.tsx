import { fingers } from '@formulary/storybook-kit/plays/fingers';
import preview from '@formulary/storybook-kit/preview';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { jobs, ownScreens } from '../jobs/jobs.ts';
import { screenParameters } from '../lib/mocks/screenParameters.ts';
import { useKeyGroups } from '../lib/screen/useKeys.ts';
import { DeskAt } from '../mocks/DeskAt.tsx';
import { enterDesk } from '../mocks/enterDesk.ts';

/** A record of each kind that the mocked desk has, by the parameter of its screen's address. */
const records: Readonly<Record<string, string>> = {
  'customers/:customerId': 'customers/31',
  'orders/:orderId': 'orders/31',
  'prescriptions/:prescriptionId': 'prescriptions/12',
  'messages/:messageId': 'messages/3',
  'money/statements/:id': 'money/statements/5',
  'money/refunds/:id': 'money/refunds/60',
  'people/:staffId': 'people/8',
};

/** Addresses of every screen of the desk. Fails for one with a parameter that `records` does not know. */
const addresses = [...jobs.flatMap(({ screens }) => screens), ...ownScreens].map(({ path }) => {
  const address = records[path] ?? path;
  if (address.includes(':')) throw new Error(`${path} is missing in the records of this story`);
  return `/${address}`;
});

/** Spread, because the linter takes the staff role in an attribute for one of ARIA. */
const signedIn = { role: 'superintendent' } as const;

/** Shows one screen after the other. */
function Walk() {
  const [at, setAt] = useState(0);
  const path = addresses[at] ?? '/';
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next screen
      </button>
      <DeskAt key={path} path={path} {...signedIn} />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Desk/Keyboard',
  component: Walk,
  args: { role: 'superintendent' as const },
  parameters: screenParameters('Every screen of the desk, by keyboard alone.'),
  beforeEach: enterDesk,
});

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** More than any screen has. */
const MOST_STOPS = 250;

/** Returns what can take the focus by Tab below an element, and is shown. One radio of a group is enough. */
function stopsIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled, [type="radio"], [inert] *') &&
      each.checkVisibility({ visibilityProperty: true }),
  );
}

type Play = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'userEvent'>;

/** Tabs through a screen from its main part, and returns where the focus was. */
async function tabThrough(main: HTMLElement, { userEvent }: Play): Promise<ReadonlySet<Element>> {
  const stops = new Set<Element>();
  main.focus();
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    if (activeElement === null || !main.contains(activeElement) || stops.has(activeElement)) break;
    stops.add(activeElement);
  }
  return stops;
}

/** Tab reaches everything that can be pressed, on every screen, and what has the focus shows it. */
export const TabReachesAll = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    for (const address of addresses) {
      await step(address, async () => {
        const main = await canvas.findByRole('main');
        await expect((await within(main).findAllByRole('heading', { level: 1 }))[0]).toBeVisible();
        const stops = await tabThrough(main, { userEvent });
        const missed = stopsIn(main).filter((each) => !stops.has(each));
        await expect(missed.map((each) => each.outerHTML.slice(0, 120))).toEqual([]);
        await userEvent.click(await canvas.findByRole('button', { name: 'Next screen' }));
      });
    }
  },
});

/** The sheet of keys lists each key of the screen, and a key says one thing only. */
export const SheetListsAll = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    for (const address of addresses) {
      await step(address, async () => {
        await canvas.findAllByRole('heading', { level: 1 });
        await userEvent.keyboard('?');
        const sheet = await canvas.findByRole('dialog', { name: 'Keys' });
        const { groups } = useKeyGroups.getState();
        const keys = groups.flatMap((group) => group.keys);
        for (const { does } of keys) await expect(sheet).toHaveTextContent(does);
        const bound = keys.map(({ key }) => key);
        await expect(bound.filter((key, at) => bound.indexOf(key) !== at)).toEqual([]);
        await fingers.press('Escape', userEvent);
        await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
        await userEvent.click(await canvas.findByRole('button', { name: 'Next screen' }));
      });
    }
  },
});

/** No single key answers while somebody types, in front of a dialog, or with a modifier. */
export const KeysSleep = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const isOnToday = () => canvas.findByRole('heading', { level: 1, name: 'Today', hidden: true });
    const noDialog = () => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await canvas.findByRole('heading', { level: 1, name: 'Today' });
    await step('with a modifier', async () => {
      for (const modifier of ['Control', 'Alt', 'Meta'])
        await userEvent.keyboard(`{${modifier}>}/gp{/${modifier}}`);
      await isOnToday();
      await noDialog();
    });
    await step('in front of a dialog', async () => {
      await userEvent.keyboard('?');
      await canvas.findByRole('dialog', { name: 'Keys' });
      await userEvent.keyboard('gp');
      await isOnToday();
      await fingers.press('Escape', userEvent);
      await waitFor(noDialog);
    });
    await step('while somebody types', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const field = await canvas.findByRole('searchbox');
      await userEvent.type(field, 'gp?/n');
      await expect(field).toHaveValue('gp?/n');
      await isOnToday();
      await fingers.press('Escape', userEvent);
      await waitFor(noDialog);
    });
    await step('and they work again', async () => {
      await userEvent.keyboard('gp');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    });
  },
});
