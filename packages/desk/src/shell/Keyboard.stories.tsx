import { fingers } from '@formulary/storybook-kit/plays/fingers';
import preview from '@formulary/storybook-kit/preview';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { jobs, ownScreens } from '../jobs/jobs.ts';
import { screenParameters } from '../lib/mocks/screenParameters.ts';
import { holderOf, useKeyGroups } from '../lib/screen/useKeys.ts';
import { DeskAt, type DeskAtProps } from '../mocks/DeskAt.tsx';
import { enterDesk } from '../mocks/enterDesk.ts';

/** A record of each kind that the mocked desk has, by the parameter of its screen's address. */
const records: Readonly<Record<string, string>> = {
  'customers/:customerId': 'customers/31',
  'orders/:orderId': 'orders/31',
  'prescriptions/:prescriptionId': 'prescriptions/12',
  'messages/:messageId': 'messages/3',
  'money/statements/:id': 'money/statements/5',
  'money/refunds/:id': 'money/refunds/60',
  'stock/goods-in/:deliveryId': 'stock/goods-in/7',
  'stock/orders/:purchaseOrderId': 'stock/orders/4',
  'stock/counts/:countId': 'stock/counts/3',
  'people/:staffId': 'people/8',
};

/** Addresses of every screen of the desk; of a record that is not there for one that `records` does not know. */
const addresses = [...jobs.flatMap(({ screens }) => screens), ...ownScreens].map(
  ({ path }) => `/${records[path] ?? path.replaceAll(/:\w+/g, '999')}`,
);

/** Shows one screen after the other. */
function Walk({ role }: Pick<DeskAtProps, 'role'>) {
  const [at, setAt] = useState(0);
  const path = addresses[at] ?? '/';
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next screen
      </button>
      <DeskAt key={path} path={path} role={role} />
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

/** Waits until nothing more loads: until then a screen may move the focus to its first field. */
const loaded = () => waitFor(() => expect(pageWork.pending()).toEqual([]));

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
        await canvas.findByRole('navigation', { name: 'Jobs' });
        const main = await canvas.findByRole('main');
        await expect((await within(main).findAllByRole('heading', { level: 1 }))[0]).toBeVisible();
        await loaded();
        const walk = async () => {
          const stops = await tabThrough(main, { userEvent });
          return stopsIn(main).filter((each) => !stops.has(each));
        };
        // What has the focus may add a link before it, as the points of a chart do, so it is walked again.
        const first = await walk();
        const missed = first.length === 0 ? first : await walk();
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
        await canvas.findByRole('navigation', { name: 'Jobs' });
        await within(await canvas.findByRole('main')).findAllByRole('heading', { level: 1 });
        await loaded();
        // A screen may begin in a field, which takes the key as text.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        await userEvent.keyboard('?');
        const sheet = await canvas.findByRole('dialog', { name: 'Keys' });
        const { groups } = useKeyGroups.getState();
        for (const group of groups)
          for (const { key, does } of group.keys)
            if (holderOf(groups, key) === group) await expect(sheet).toHaveTextContent(does);
        const shown = within(sheet)
          .getAllByRole('term')
          .map(({ textContent }) => textContent);
        await expect(shown.filter((key, at) => shown.indexOf(key) !== at)).toEqual([]);
        await fingers.press('Escape', userEvent);
        await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
        await userEvent.click(await canvas.findByRole('button', { name: 'Next screen' }));
      });
    }
  },
});

/** The second key of a sequence is no single key, and the key after a sequence is. */
export const SequencesEnd = meta.story({
  tags: ['!autodocs'],
  render: ({ role }) => <DeskAt path="/customers/31" role={role} />,
  play: async ({ canvas, userEvent, step }) => {
    const approve = () => canvas.findByRole('button', { name: /^Approve/ });
    await approve();
    await step('g a on a page with a key a', async () => {
      await userEvent.keyboard('ga');
      await canvas.findByRole('heading', { level: 1, name: 'Products' });
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('a soon after g c and a key of the list', async () => {
      await userEvent.keyboard('gc');
      await canvas.findByRole('heading', { level: 1, name: 'Customers' });
      await userEvent.keyboard('ja');
      const title = await canvas.findByRole('heading', { level: 1 });
      await expect(title).toHaveTextContent('Customers');
    });
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
      const palette = await canvas.findByRole('dialog', { name: 'Search' });
      await waitFor(() => expect(palette).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('gp?/n');
      await expect(document.activeElement).toHaveValue('gp?/n');
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

/** Keys that come before their screen or dialog wait for it, in their order. */
export const KeysWait = meta.story({
  tags: ['!autodocs'],
  render: ({ role }) => <DeskAt path="/catalogue" role={role} />,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Products' });
    await loaded();
    await step('a part of the next screen, and its key', async () => {
      // Products has a part 5 too.
      await userEvent.keyboard('gy5p');
      await canvas.findByRole('heading', { level: 1, name: 'VAT by rate' });
      const period = await canvas.findByRole('combobox', { name: 'Period' });
      await waitFor(() => expect(period).toHaveFocus());
    });
    await step('a dialog whose code loads when it opens, and what is typed into it', async () => {
      await loaded();
      (document.activeElement as HTMLElement).blur();
      await userEvent.keyboard('xFor the return');
      const reason = await canvas.findByRole('textbox', { name: 'Reason' });
      await waitFor(() => expect(reason).toHaveValue('For the return'));
      await fingers.press('Escape', userEvent);
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step(
      'a key that the shell has too, before the answer that gives it to the screen',
      async () => {
        await userEvent.keyboard('ga5n');
        await canvas.findByRole('dialog', { name: 'Add a synonym' });
        await fingers.press('Escape', userEvent);
        await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      },
    );
    await step('and are dropped where the screen does not know them', async () => {
      await userEvent.keyboard('gp9/');
      await canvas.findByRole('heading', { level: 1, name: 'People', hidden: true });
      await expect(await canvas.findByRole('dialog', { name: 'Search' })).toBeVisible();
      await fingers.press('Escape', userEvent);
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});
