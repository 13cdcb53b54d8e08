import { listInvoicesOfMonth } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect } from 'storybook/test';
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
    await expect(await canvas.findByRole('button', { name: 'Export as CSV' })).toBeEnabled();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { path: '/money/invoices?month=2020-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was issued in this month')).toBeVisible();
  },
});

export const NoMonth = meta.story({
  tags: ['state'],
  args: { path: '/money/invoices?month=2026-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please give a month such as 2026-11')).toBeVisible();
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
