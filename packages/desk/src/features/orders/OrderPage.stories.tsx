import { getDeskOrder } from '@formulary/rules/calls/desk/deskOrderCalls';
import { look } from '@formulary/rules/calls/desk/deskSessionCalls';
import {
  aDeskOrder,
  aListedOrder,
  deskOrderEvents,
} from '@formulary/rules/dispatch/fixtures/deskOrders';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { orderHandlers } from './mocks/orderHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Order',
  component: DeskAt,
  args: { path: '/orders/31', role: 'superintendent' as const },
  parameters: screenParameters(
    'One order: what keeps it here, lines, parcels, money, papers, timeline.',
  ),
  beforeEach: enterDesk,
});

export const ReadyToSend = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This order can be sent')).toBeVisible();
    await expect(await canvas.findByText('Payment arrived in full')).toBeVisible();
  },
});

/** The second person on an order learns who has it open. */
export const OpenElsewhere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(look, ({ body: { subject } }) => ({
        answer: subject === 'order 31' ? [{ name: 'Callum Reid', since: new Date() }] : [],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Callum Reid is looking at this too')).toBeVisible();
  },
});

const held = aDeskOrder({
  order: aListedOrder({ onHold: 'Is the clinic’s address right?', isFlagged: true }),
  blockers: [{ code: 'hold', sentence: 'On hold: Is the clinic’s address right?' }],
  flags: [
    {
      kind: 'orders-to-postcode',
      postcode: 'YO17HH',
      count: 4,
      flaggedAt: new Date('2026-11-12T14:32:00Z'),
      clearedAt: undefined,
      clearedBy: undefined,
      note: undefined,
    },
  ],
});

/** An order on hold says why, and no parcel can be sent. */
export const OnHold = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...orderHandlers({ order: held })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Send a parcel' })).toBeDisabled();
    await userEvent.keyboard('h');
    const dialog = within(await canvas.findByRole('dialog', { name: /^Release order/ }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'It is');
    await userEvent.click(await dialog.findByRole('button', { name: 'Release' }));
    await expect(await canvas.findByText('This order can be sent')).toBeVisible();
  },
});

/** All faults show at once; then one line leaves, and the rest is a back order. */
export const SentInParts = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This order can be sent');
    await userEvent.keyboard('s');
    const dialog = within(await canvas.findByRole('dialog', { name: /^Send a parcel/ }));
    const packs = await dialog.findByRole('textbox', { name: /saline/ });
    await userEvent.clear(packs);
    await userEvent.type(packs, '9');
    await userEvent.click(await dialog.findByRole('button', { name: 'Send the parcel' }));
    await expect(await dialog.findByRole('textbox', { name: /Tracking/ })).toBeInvalid();
    await expect(packs).toBeInvalid();
    await userEvent.clear(packs);
    await userEvent.type(await dialog.findByRole('textbox', { name: /Tracking/ }), 'JD0002 1234');
    await userEvent.click(await dialog.findByRole('button', { name: 'Send the parcel' }));
    await expect(await canvas.findByRole('heading', { name: 'Parcels' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Cancel what is left' })).toBeVisible();
  },
});

/** Somebody else changed the order: who and what shows, and the typed reason stays. */
export const ChangedMeanwhile = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('This order can be sent');
    await userEvent.keyboard('h');
    const dialog = within(await canvas.findByRole('dialog', { name: /^Put order/ }));
    const reason = await dialog.findByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, 'A question to the buyer');
    const event = {
      id: 413,
      at: new Date('2026-11-13T09:40:00Z'),
      author: { kind: 'staff', name: 'Tomasz Nowak', role: 'pharmacist' },
      sentence: 'Cleared the flag',
      subject: 'order 31',
    } as const;
    const events = [...deskOrderEvents(), event];
    msw.use(...orderHandlers({ order: aDeskOrder({ version: 413 }), events }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Put on hold' }));
    await expect(await dialog.findByText(/Tomasz Nowak changed this order/)).toBeVisible();
    await expect(reason).toHaveValue('A question to the buyer');
    await userEvent.click(await dialog.findByRole('button', { name: /^Keep mine/ }));
    await expect(await canvas.findByText('On hold: A question to the buyer')).toBeVisible();
  },
});

/** A dialog that is closed before it is sent keeps what was typed; once it is sent, it begins empty. */
export const ClosedBeforeSent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This order can be sent');
    const open = async () => {
      await userEvent.keyboard('h');
      return within(await canvas.findByRole('dialog', { name: /^Put order/ }));
    };
    const first = await open();
    await userEvent.type(
      await first.findByRole('textbox', { name: /Reason/ }),
      'A question to the buyer',
    );
    await userEvent.click(await first.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const dialog = await open();
    const kept = await dialog.findByRole('textbox', { name: /Reason/ });
    await expect(kept).toHaveValue('A question to the buyer');
    await userEvent.click(await dialog.findByRole('button', { name: 'Put on hold' }));
    await canvas.findByText('On hold: A question to the buyer');
    await userEvent.keyboard('h');
    const release = within(await canvas.findByRole('dialog', { name: /^Release order/ }));
    await userEvent.type(await release.findByRole('textbox', { name: /Reason/ }), 'It is');
    await userEvent.click(await release.findByRole('button', { name: 'Release' }));
    await canvas.findByText('This order can be sent');
    const empty = await (await open()).findByRole('textbox', { name: /Reason/ });
    await expect(empty).toHaveValue('');
  },
});

/** Removing a line asks why, and lowers the order. */
export const LinesCorrected = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This order can be sent');
    await userEvent.keyboard('l');
    const dialog = within(await canvas.findByRole('dialog', { name: /^Correct lines/ }));
    const packs = await dialog.findByRole('textbox', { name: /saline/ });
    await userEvent.clear(packs);
    await userEvent.type(packs, '0');
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Out of stock');
    await userEvent.click(await dialog.findByRole('button', { name: 'Correct the order' }));
    await expect(await canvas.findByText('Corrected the lines')).toBeVisible();
  },
});

/** The address is checked as in the shop. */
export const AddressRefused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This order can be sent');
    await userEvent.keyboard('a');
    const dialog = within(await canvas.findByRole('dialog', { name: /^Correct the address/ }));
    const postcode = await dialog.findByRole('textbox', { name: /Postcode/ });
    await userEvent.clear(postcode);
    await userEvent.type(postcode, 'JE2 3AB');
    await userEvent.click(await dialog.findByRole('button', { name: 'Correct the address' }));
    await expect(postcode).toBeInvalid();
    await expect(await dialog.findByRole('textbox', { name: /Reason/ })).toBeInvalid();
  },
});

export const Cancelled = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This order can be sent');
    await userEvent.keyboard('x');
    const dialog = within(await canvas.findByRole('dialog', { name: /^Cancel order/ }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Reason/ }), 'As asked');
    await userEvent.type(await dialog.findByRole('textbox', { name: /given back/ }), 'By transfer');
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel the order' }));
    await expect(await canvas.findByText('Cancelled the order')).toBeVisible();
  },
});

/** A dispatched order is marked as delivered. */
export const Dispatched = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...orderHandlers({
        order: aDeskOrder({
          order: aListedOrder({ state: 'Dispatched', waitsFor: 'delivery', packsSent: 4 }),
          blockers: [{ code: 'sent', sentence: 'Everything has been sent' }],
        }),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as delivered' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /as delivered/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as delivered' }));
    await expect(await canvas.findByText('Marked the order as delivered')).toBeVisible();
  },
});

/** An auditor sees everything and is offered nothing. */
export const Read = meta.story({
  tags: ['state'],
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await canvas.findByText('This order can be sent');
    await expect(canvas.queryByRole('button', { name: 'Send a parcel' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getDeskOrder)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskOrder)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...orderHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByText('This order can be sent')).toBeVisible();
  },
});

export const Unknown = meta.story({
  tags: ['state'],
  args: { path: '/orders/9999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such order')).toBeVisible();
  },
});
