import { listDueRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { moneyHandlers } from '../mocks/moneyHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Money/Refunds to pay',
  component: DeskAt,
  args: { path: '/money/refunds', role: 'customer-service' as const },
  parameters: screenParameters('Lists what is to be given back, and notes that it was paid out.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    const own = await canvas.findByRole('row', { name: /F-2026-000061/ });
    await expect(own).toHaveTextContent('For a colleague');
    await userEvent.click(within(own).getByText('More than was due'));
    await expect(
      await canvas.findByText('You booked its payment: a colleague pays it out'),
    ).toBeVisible();
  },
});

export const PaidOut = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /F-2026-000060/ });
    await userEvent.keyboard('j{Enter}');
    const panel = within(await canvas.findByRole('region', { name: 'Refund of F-2026-000060' }));
    await userEvent.type(await panel.findByLabelText(/Reference/), 'Card refund 77{Enter}');
    const said = await canvas.findByText(/£12.00 of F-2026-000060 is given back/);
    await waitFor(() => expect(said).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('row', { name: /F-2026-000060/ })).toBeNull());
  },
});

/** Each selected refund answers alone, and the bar goes with the selection. */
export const PaidOutTogether = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /F-2026-000060/ });
    await userEvent.click(await canvas.findByRole('checkbox', { name: /all/i }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Note as paid out/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/Reference/), 'Run of 29 November{Enter}');
    const report = await canvas.findByText('1 refund noted as paid out, 1 left as it was');
    await expect(report).toBeVisible();
    await expect(
      await canvas.findByText(
        'You booked the payment of this order. Please ask a colleague to refund it',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Selected refunds' })).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...moneyHandlers({ refunds: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is to be given back')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDueRefunds)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Refunds to pay' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDueRefunds)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** What of an order was given back, and a part that is decided now. */
export const OrderInPart = meta.story({
  tags: ['state'],
  args: { path: '/money/refunds/60' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Amount with VAT/), '12');
    await userEvent.type(await canvas.findByLabelText(/^Reason/), 'The box was dented');
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide the refund' }));
    const said = await canvas.findByText(/£12.00 of F-2026-000060 is to be paid out/);
    await waitFor(() => expect(said).toBeVisible());
  },
});

/** More than can be given back is refused in words; what was typed stays. */
export const AboveWhatWasPaid = meta.story({
  tags: ['state'],
  args: { path: '/money/refunds/60' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Amount with VAT/), '99');
    await userEvent.type(await canvas.findByLabelText(/^Reason/), 'The box was dented');
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide the refund' }));
    await expect(
      await canvas.findByText('At most £56.00 of this order can still be given back'),
    ).toBeVisible();
    await expect(await canvas.findByLabelText(/Amount with VAT/)).toHaveValue('99');
  },
});

/** What was chosen and typed is there again after leaving. */
export const LeftBeforeDecided = meta.story({
  args: { path: '/money/refunds/60' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Goodwill' }));
    await userEvent.type(await canvas.findByLabelText(/Amount with VAT/), '12');
    await userEvent.click(await canvas.findByRole('link', { name: /^Refunds to pay/ }));
    await userEvent.click(await canvas.findByRole('row', { name: /F-2026-000060/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Everything given back' }));
    await expect(await canvas.findByLabelText(/Amount with VAT/)).toHaveValue('12');
    await expect(await canvas.findByRole('radio', { name: 'Goodwill' })).toBeChecked();
    await userEvent.type(await canvas.findByLabelText(/^Reason/), 'The box was dented');
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide the refund' }));
    const said = await canvas.findByText(/£12.00 of F-2026-000060 is to be paid out/);
    await waitFor(() => expect(said).toBeVisible());
  },
});
