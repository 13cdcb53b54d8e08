import { getDeskReport } from '@formulary/rules/calls/desk/deskReportCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { reportHandlers } from './mocks/reportHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Reports',
  component: DeskAt,
  args: { path: '/reports', role: 'superintendent' as const },
  parameters: screenParameters(
    'Sales, VAT, stock value and times of a period, compared with the period before, each as chart, table and file.',
  ),
  beforeEach: enterDesk,
});

/** The table is there for screen readers before anybody shows it. */
export const ByDay = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Net sales: £/)).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Sales by day' });
    await expect(within(table).queryByRole('link')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the table' }));
    const shown = within(await canvas.findByRole('table', { name: 'Sales by day' }));
    await expect(await shown.findByRole('link', { name: '03/11/2026' })).toHaveAttribute(
      'href',
      '/money/invoices?month=2026-11&days=2026-11-03..2026-11-03',
    );
  },
});

export const ByProduct = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/reports/product?period=this-year' },
  play: async ({ canvas }) => {
    const chart = within(await canvas.findByRole('list', { name: 'Chart of sales by product' }));
    await expect(await chart.findByText('-£330.00')).toBeVisible();
    const row = await canvas.findByRole('row', { name: /^Nitrile gloves/ });
    await expect(row).toHaveTextContent('£4,120.00');
  },
});

/** More customers than are listed. */
export const ByCustomer = meta.story({
  tags: ['state'],
  args: { path: '/reports/customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The file has 812 more/)).toBeVisible();
  },
});

/** A period that is chosen while another report is on its way is the period of that report. */
export const PeriodAtOnce = meta.story({
  play: async ({ canvas }) => {
    const period = await canvas.findByRole<HTMLSelectElement>('combobox', { name: 'Period' });
    (await canvas.findByRole('link', { name: /^VAT/ })).click();
    period.value = 'last-month';
    period.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'VAT by rate' }),
    ).toBeVisible();
    await waitFor(() => expect(period).toHaveValue('last-month'));
  },
});

export const Vat = meta.story({
  tags: ['state'],
  args: { path: '/reports/vat?period=last-month' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^20%/ });
    await expect(row).toHaveTextContent('£2,758.00');
    await expect(within(row).getByRole('link', { name: '20%' })).toHaveAttribute(
      'href',
      '/money/invoices?rate=20&days=2026-10-01..2026-10-31',
    );
  },
});

export const Times = meta.story({
  tags: ['state'],
  args: { path: '/reports/dispatch' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Median: 5 hours')).toBeVisible();
  },
});

/** An address without a report. */
export const Unknown = meta.story({
  args: { path: '/reports/weather' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no page at this address')).toBeVisible();
  },
});

/** Chosen days; those that make no period are refused in words. */
export const ChosenDays = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    // The fields begin with the days that are shown.
    await canvas.findByText(/^Net sales: £/);
    await userEvent.selectOptions(await canvas.findByLabelText('Period'), 'From – to');
    const first = await canvas.findByLabelText('First day');
    await userEvent.clear(first);
    await userEvent.type(first, '30/11/2026');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText(/^Please give a first and a last day/)).toBeVisible();
  },
});

/** X asks for the reason and saves the file. */
export const Exported = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Net sales: £/);
    await userEvent.keyboard('x');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Export sales by day' }));
    await expect(await dialog.findByLabelText(/^Reason/)).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...reportHandlers((report) => ({
        ...report,
        rows: [],
        total: { label: 'Total', net: 0, before: 0 },
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There was nothing on these days')).toBeVisible();
  },
});

/** After an upgrade, while older invoices are added. */
export const Pending = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...reportHandlers((report) => ({ ...report, pending: 41_300 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^41300 invoices/)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getDeskReport)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sales by day' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskReport)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
