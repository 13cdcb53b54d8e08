import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { orderHandlers } from './mocks/orderHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Orders',
  component: DeskAt,
  args: { path: '/orders', role: 'superintendent' as const },
  parameters: screenParameters(
    'Every order, filtered and sorted, with one of them beside the list.',
  ),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Orders' });
    await expect(await within(grid).findByText('F-2026-000031')).toBeVisible();
    await expect(await within(grid).findByText('On hold')).toBeVisible();
    await expect(await canvas.findByText('1–12 of 12 orders')).toBeVisible();
  },
});

/** J and Enter open an order beside the list, Esc closes it. */
export const Beside = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('F-2026-000031');
    await userEvent.keyboard('j{Enter}');
    const panel = await canvas.findByRole('region', { name: /^Order F-2026/ });
    await expect(await within(panel).findByRole('button', { name: 'Send a parcel' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
});

/** Filters are in the address. */
export const Searched = meta.story({
  tags: ['state'],
  args: { path: '/orders?search=000029&sort=amount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('F-2026-000029')).toBeVisible();
    await expect(canvas.queryByText('F-2026-000031')).not.toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: /^Remove filter Order or buyer: 000029/ }),
    ).toBeVisible();
  },
});

/** Each selected order answers alone: one is held, the others say why not. */
export const HeldTogether = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    for (const number of ['F-2026-000031', 'F-2026-000030']) {
      const row = within(await canvas.findByRole('row', { name: new RegExp(number) }));
      await userEvent.click(await row.findByRole('checkbox'));
    }
    await userEvent.click(await canvas.findByRole('button', { name: /^Put on hold/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Put 2 orders on hold' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Which clinic?');
    await userEvent.click(await dialog.findByRole('button', { name: 'Put on hold' }));
    await step('the report says what became of each, and the bar is gone', async () => {
      await expect(await canvas.findByText('1 order on hold, 1 left as it was')).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'Selected orders' })).toBeNull();
    });
    await step('those refused can be selected again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Select these again' }));
      await expect(
        await canvas.findByText('1 order selected', { selector: 'strong' }),
      ).toBeVisible();
    });
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { path: '/orders?state=Delivered' },
  beforeEach: ({ msw }) => msw.use(...orderHandlers({ listed: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order is like that')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskOrders)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...orderHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByText('F-2026-000031')).toBeVisible();
  },
});

/** An export asks for its reason; an auditor may export and change nothing. */
export const Exported = meta.story({
  tags: ['state'],
  args: { role: 'auditor' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Export orders' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Export' }));
    await expect(await dialog.findByText('Please give a reason')).toBeVisible();
  },
});
