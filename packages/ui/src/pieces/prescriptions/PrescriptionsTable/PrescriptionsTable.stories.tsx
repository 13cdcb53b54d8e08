import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, within } from 'storybook/test';
import {
  followLink,
  type KeyRow,
  pressAlong,
  tabThrough,
} from '@formulary/storybook-kit/plays/keyboard';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NoPrescriptions } from '../NoPrescriptions/NoPrescriptions.tsx';
import { PrescriptionsTable } from './PrescriptionsTable.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves between prescriptions',
    check: tabThrough(({ canvas }) => {
      const links = canvas.getAllByRole('link');
      const rows = canvas.getAllByRole('row').slice(1);
      return rows.map((row, index) => links[index] ?? row);
    }),
  },
  {
    keys: 'Enter',
    does: 'Opens it',
    check: followLink(
      ({ canvas }) => canvas.getByRole('link', { name: 'Manual prescription 49' }),
      '/prescription/49',
    ),
  },
];

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionsTable',
  component: PrescriptionsTable,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['Prescriptions to be looked through, newest first.'],
      useNot: ['One prescription: it has a page of its own.'],
      anatomy: [
        ['Row', 'One prescription; all of it can be pressed', 'tbody tr'],
        ['Order number', 'The link; on a phone the last line of the card', 'tbody a'],
        ['Patient', 'With the date of birth; the title of the card on a phone', 'tbody td'],
        ['Status', 'Unsigned, Signed or Rejected', 'th "Status"'],
        ['Waits for, Since', 'Whose turn it is, in words for who reads it', 'th "Waits for"'],
      ],
      drawnIn: 'Full',
      keyboard,
      screenReader: [
        '“Prescriptions, table”, also where rows are drawn as cards.',
        'Each row by its order number, a link.',
      ],
      content: [
        'Dates as dd/MM/yyyy; a prescription without an order says “Manual prescription” and its number.',
      ],
      do: ['Keep the page that is there while the next one loads: isBusy.'],
      dont: ['Show the comments here: they are the patient’s business.'],
      usedBy: ['Prescriptions'],
    } satisfies Guide,
  },
  args: {
    prescriptions: [
      aPrescription(),
      aPrescription({
        id: 50,
        status: 'signed',
        date: '2026-10-02',
        documentId: 'D-50',
        waitsFor: 'confirmation',
      }),
      aPrescription({
        id: 49,
        status: 'rejected',
        isManual: true,
        order: undefined,
        waitsFor: 'nothing',
      }),
    ],
    readerId: 9,
    now: new Date('2026-11-20T09:00:00Z'),
    prescriptionHref: (id) => `/prescription/${id}`,
  },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, step }) => {
    await step('shows every column of the specification, in its order', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual([
        'Order number',
        'Patient',
        'Practitioner',
        'Prescriber',
        'Date',
        'Status',
        'Waits for',
        'Since',
      ]);
    });
    await step('a row links to its prescription', async () => {
      const [, first] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement];
      const row = within(first);
      await expect(row.getByRole('link', { name: 'F-2026-000031' })).toHaveAttribute(
        'href',
        '/prescription/51',
      );
      await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        'Joan Whitfieldborn 30/09/1971',
        'Amara Okafor',
        'Helen Marsh',
        '12/11/2026',
        'Unsigned',
        'Your signature',
        '1 week ago',
      ]);
    });
    await step('a prescription without an order is named by kind and number', async () => {
      await expect(canvas.getByRole('link', { name: 'Manual prescription 49' })).toBeVisible();
    });
  },
});

export const Empty = meta.story({
  tags: ['state'],
  render: () => <NoPrescriptions />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no prescriptions available')).toBeVisible();
  },
});

export const Busy = meta.story({
  tags: ['state'],
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({ play: pressAlong });
