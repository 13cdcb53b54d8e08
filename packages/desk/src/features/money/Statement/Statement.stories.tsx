import { bookStatementLine, getStatement } from '@formulary/rules/calls/desk/deskStatementCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import {
  mockCall,
  mockFailed,
  mockLoading,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { statementHandlers } from '../mocks/statementHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Money/Statement',
  component: DeskAt,
  args: { path: '/money/statements/5?group=near', role: 'customer-service' as const },
  parameters: screenParameters('Books the lines of a bank statement for the orders they match.'),
  beforeEach: enterDesk,
});

export const Near = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /F-2026-000032 PART/ });
    await expect(row).toHaveTextContent('Less than is due');
    await expect(row).toHaveTextContent('A part: £28.35 is left to pay');
  },
});

/** Enter books one near line after the other. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /Book for F-2026-000032/ });
    first.focus();
    await userEvent.keyboard('{Enter}');
    const second = await canvas.findByRole('button', { name: /Book for F-2026-000033/ });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('No line is near an order')).toBeVisible();
  },
});

export const Exact = meta.story({
  tags: ['state'],
  args: { path: '/money/statements/5?group=exact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Book the exact line' })).toBeEnabled();
    await expect(await canvas.findByRole('row', { name: /OKAFOR/ })).toHaveTextContent(
      'Pays the order',
    );
  },
});

/** One press, or the key B, books every exact line. */
export const AllBooked = meta.story({
  tags: ['state'],
  args: { path: '/money/statements/5?group=exact' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Book the exact line' });
    await userEvent.keyboard('b');
    await expect(await canvas.findByText('No line is exact')).toBeVisible();
  },
});

export const Booked = meta.story({
  tags: ['state'],
  args: { path: '/money/statements/5?group=booked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Undo/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/Reason/), 'The wrong order');
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo the booking' }));
    await expect(await canvas.findByText('Nothing is booked')).toBeVisible();
  },
});

export const SetAside = meta.story({
  tags: ['state'],
  args: { path: '/money/statements/5?group=none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Set aside/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Set aside' }));
    await expect(await dialog.findByText('Please give a reason')).toBeVisible();
  },
});

export const AnotherOrder = meta.story({
  tags: ['state'],
  args: { path: '/money/statements/5?group=none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Another order/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/Order/), 'F-2026-000040');
    const row = await dialog.findByRole('row', { name: /F-2026-000040/ });
    await expect(row).toHaveTextContent('Pays the order, and £0.23 is given back');
  },
});

/** Somebody booked the line meanwhile: the sentence says who. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, msw }) => {
    const words = { by: 'Ffion Morgan', did: 'booked for F-2026-000032' };
    const code = 'line-settled';
    const message = fillGaps(deskMessages[code], words);
    msw.use(
      mockCall(bookStatementLine, () => HttpResponse.json({ code, message }, { status: 409 })),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /Book for F-2026-000032/ }));
    await expect(await canvas.findByText(/Row 3: Ffion Morgan booked/)).toBeVisible();
  },
});

/** Somebody changed the order meanwhile: what they did is shown before the line is booked over it. */
export const OrderChanged = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(mockCall(bookStatementLine, () => refusal(409, 'record-changed')));
    await userEvent.click(await canvas.findByRole('button', { name: /Book for F-2026-000032/ }));
    await expect(
      await canvas.findByText(/changed order F-2026-000032 while you worked on it/),
    ).toBeVisible();
    msw.use(...statementHandlers());
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine and save again' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /Book for F-2026-000032/ })).toBeNull(),
    );
  },
});

/** Every selected line is booked for the order that fits, or says why it is not. */
export const BookedTogether = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /all/i }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Book for the order that/ }));
    await expect(await canvas.findByText(/transfers booked/)).toBeVisible();
    await expect(await canvas.findByText('No line is near an order')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getStatement)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getStatement)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...statementHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
});
