import { listInvoicesOfMonth } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Money/Invoices',
  component: DeskAt,
  args: { path: '/money/invoices?month=2026-11', role: 'auditor' as const },
  parameters: screenParameters('Lists the invoices and credit notes of a month.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /CN-000003/ })).toHaveTextContent(
      '-£12.00',
    );
    await expect(
      await canvas.findByRole('button', { name: 'CSV for the accountant' }),
    ).toBeEnabled();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { path: '/money/invoices?month=2021-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was issued in this month')).toBeVisible();
  },
});

/** One of them beside the list, with its PDF and its order. */
export const Opened = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /INV-000012/ });
    await userEvent.click(within(row).getByText('Registered Aesthetics Ltd'));
    const panel = within(await canvas.findByRole('region', { name: 'Invoice INV-000012' }));
    await expect(await panel.findByRole('button', { name: 'PDF of INV-000012' })).toBeEnabled();
    await expect(await panel.findByRole('link', { name: 'Order F-2026-000031' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listInvoicesOfMonth)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listInvoicesOfMonth)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
