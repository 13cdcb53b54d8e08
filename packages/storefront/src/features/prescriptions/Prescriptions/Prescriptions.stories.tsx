import { countPrescriptions, listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { messages } from '@formulary/rules/problems/messages';
import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { mockReports } from '../mocks/mockReports.ts';

const lastNames = ['Whitfield', 'Jones', 'Oliveira', 'Adeyemi', 'Marsh', 'Sato', 'Brandt'];
const unsigned = Array.from({ length: 14 }, (_, index) =>
  aPrescription({
    id: 90 - index,
    patient: {
      ...aPrescription().patient,
      id: 41 + index,
      lastName: lastNames[index % 7] ?? 'Whitfield',
    },
    order: {
      id: index < 2 ? 31 : 60 - index,
      number: `F-2026-0000${index < 2 ? 31 : 60 - index}`,
      delivery: { details: 'Next working day delivery' },
    },
  }),
);
const signed = aPrescription({ id: 50, status: 'signed', documentId: 'D-50' });
const rejected = aPrescription({ id: 49, status: 'rejected', isManual: true });
const issued = [...unsigned, signed, rejected];
const profile = { id: 9, isPrescriber: true };

const reported = fn();

const meta = preview.meta({
  title: 'Screens/Prescriptions',
  component: ShopAt,
  args: { path: '/prescriptions', role: 'practitioner' as const },
  parameters: screenParameters(
    'The prescriptions somebody ordered or is to sign, twelve to a page, by status and order (spec 2.18).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ issued }));
  },
});

/** Ages in seconds with their labels, well inside each unit: story timing is not exact to the second. */
const ages = [
  [0, 'Just now'],
  [30, /^\d\d seconds ago$/],
  [90, '1 minute ago'],
  [3.5 * 3600, '3 hours ago'],
  [1.5 * 86_400, '1 day ago'],
  [2.5 * 7 * 86_400, '2 weeks ago'],
  [5.5 * 30 * 86_400, '5 months ago'],
  [1.5 * 365 * 86_400, '1 year ago'],
] as const;

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

export const Practitioner = meta.story({
  tags: ['state', 'every-view', '@2.18', '@2.27', '@6.2', '@9.1', '@1.5'],
  play: async ({ canvas, userEvent, step }) => {
    const table = await canvas.findByRole('table', { name: 'Prescriptions' });
    await step('the table has the specified columns and twelve rows', async () => {
      const headers = within(table).getAllByRole('columnheader');
      await expect(headers.map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([
          'Order number',
          'Patient',
          'Practitioner',
          'Prescriber',
          'Date',
          'Status',
        ]),
      );
      await expect(rowsOf(table)).toHaveLength(12);
    });
    await step('the header links here, and for a practitioner to My Prescribers', async () => {
      await canvas.findByRole('link', { name: 'My Prescribers' });
      const header = within(await canvas.findByRole('banner'));
      for (const [name, href] of [
        ['Orders', '/orders'],
        ['Prescriptions', '/prescriptions'],
        ['My Prescribers', '/prescribers'],
      ] as const) {
        await expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
      }
    });
    await step('the second page shows the rest', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
      await waitFor(() => expect(rowsOf(table)).toHaveLength(4));
    });
    await step('a status filters the list, from its first page', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Rejected' }));
      await waitFor(() => expect(rowsOf(table)).toHaveLength(1));
      await expect(rowsOf(table)[0]).toHaveTextContent('Rejected');
      await userEvent.click(await canvas.findByRole('link', { name: 'Unsigned 14' }));
      await waitFor(() => expect(rowsOf(table)).toHaveLength(12));
    });
    await step('a row links to its prescription', async () => {
      const [first] = within(table).getAllByRole('link');
      await expect(first).toHaveAttribute('href', '/prescription/90');
    });
  },
});

/** The sidebar leads prescribers to the prescriptions they have to sign. */
export const ForYourSignature = meta.story({
  tags: ['state', '@2.18', '@2.28'],
  args: { path: '/cart', role: 'prescriber' },
  beforeEach: ({ msw }) => msw.use(...mockShop({ profile, issued })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /account/i }));
    const link = await screen.findByRole('link', { name: 'Sign Prescriptions' });
    await expect(link).toHaveAttribute('href', '/prescriptions?signStatus=0&prescriberId=9');
    await userEvent.click(link);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'For your signature' }),
    ).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Prescriptions' });
    await expect(rowsOf(table)).toHaveLength(12);
    await expect(await canvas.findByRole('link', { name: 'Unsigned 14' })).toHaveAttribute(
      'aria-current',
    );
  },
});

/** The prescriptions of one order, as linked by View Prescriptions. */
export const OfAnOrder = meta.story({
  tags: ['state', '@2.18'],
  args: { path: '/prescriptions?orderId=31' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Prescriptions' });
    await expect(rowsOf(table)).toHaveLength(4);
    await expect(await canvas.findByRole('link', { name: 'order F-2026-000031' })).toHaveAttribute(
      'href',
      '/order/31',
    );
    await userEvent.click(await canvas.findByRole('link', { name: 'Show all orders' }));
    await waitFor(() => expect(rowsOf(table)).toHaveLength(12));
  },
});

/** A page past the end shows the last page. */
export const PastTheEnd = meta.story({
  tags: ['!autodocs', '@9.2'],
  args: { path: '/prescriptions?page=9999' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Prescriptions' });
    await waitFor(() => expect(rowsOf(table)).toHaveLength(4));
  },
});

export const Empty = meta.story({
  tags: ['state', '@2.18'],
  beforeEach: ({ msw }) => msw.use(...mockShop()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no prescriptions available')).toBeVisible();
  },
});

/** Age of each, in the largest unit that fits. */
export const AgeOfEach = meta.story({
  tags: ['!autodocs', '@9.10'],
  beforeEach: ({ msw }) => {
    const now = Date.now();
    const waiting = ages.map(([seconds], index) =>
      aPrescription({ id: 90 - index, createdAt: new Date(now - seconds * 1000) }),
    );
    msw.use(...mockShop({ issued: waiting }));
  },
  play: async ({ canvas }) => {
    const rows = rowsOf(await canvas.findByRole('table', { name: 'Prescriptions' }));
    const since = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    await expect(since).toEqual(
      ages.map(([, words]) => (typeof words === 'string' ? words : expect.stringMatching(words))),
    );
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listPrescriptions), mockLoading(countPrescriptions)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading the prescriptions…')).toBeInTheDocument());
  },
});

/** A retry loads it. */
export const Failed = meta.story({
  tags: ['state', '@7.57', '@8.12'],
  beforeEach: ({ msw }) => {
    reported.mockClear();
    msw.use(mockFailed(listPrescriptions), mockReports(reported));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expectLogged('listPrescriptions', messages['server-error']);
    await waitFor(() =>
      expect(reported).toHaveBeenCalledWith('listPrescriptions: 500 server-error'),
    );
    msw.use(...mockShop({ issued }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'Prescriptions' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Prescriptions' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
