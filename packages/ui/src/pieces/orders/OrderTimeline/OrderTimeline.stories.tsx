import { aTimeline } from '@formulary/rules/prescriptions/fixtures/aTimeline';
import { timelineTexts } from '@formulary/rules/prescriptions/eventTexts';
import { expect, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OrderTimeline } from './OrderTimeline.tsx';

const events = Object.keys(timelineTexts) as (keyof typeof timelineTexts)[];

const meta = preview.meta({
  title: 'Account/OrderTimeline',
  component: OrderTimeline,
  parameters: {
    guide: {
      useFor: ['Telling who did what with an order and its prescriptions, and when.'],
      useNot: ['What there is to do next: that stands above everything else.'],
      anatomy: [
        ['Step', 'What happened; the last one is where the order stands', 'li strong'],
        ['Prescription', 'Which one, and the way to it', 'a'],
        ['When', 'By the clock of the United Kingdom', 'time'],
        ['Who', 'The buyer or the prescriber; nobody for what the pharmacy did'],
      ],
      drawnIn: 'Dispatched',
      screenReader: ['An ordered list, oldest first.'],
      content: ['A step in a word or two; never a patient.'],
      do: ['Show the latest steps, and the earlier ones on request.'],
      dont: ['Name a patient: the page of the order is shown around.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: { entries: aTimeline(), prescriptionHref: (id: number) => `/prescription/${id}` },
});

export const Dispatched = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual([
      'Ordered20/11/2026, 09:05, Amara Okafor',
      'VerifiedPrescription 51, 20/11/2026, 10:40, Helen Marsh',
      'SignedPrescription 51, 20/11/2026, 10:41, Helen Marsh',
      'Confirmed by the linkPrescription 51, 20/11/2026, 10:52',
      'Paid20/11/2026, 11:30',
      'Being prepared20/11/2026, 11:30',
      'Dispatched20/11/2026, 15:02',
    ]);
    await expect(canvas.getAllByRole('link', { name: 'Prescription 51' })[0]).toHaveAttribute(
      'href',
      '/prescription/51',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** In summer UK time is an hour ahead of UTC. */
export const InSummer = meta.story({
  tags: ['!autodocs'],
  args: {
    entries: [
      {
        event: 'order-placed',
        at: new Date('2026-07-31T23:30:00Z'),
        by: 'Amara Okafor',
        prescriptionId: undefined,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('01/08/2026, 00:30')).toHaveAttribute(
      'datetime',
      '2026-07-31T23:30:00.000Z',
    );
  },
});

/** Shows only the latest of many steps at first. */
export const ManySteps = meta.story({
  tags: ['state'],
  args: {
    entries: events.map((event, minute) => ({
      event,
      at: new Date(Date.UTC(2026, 10, 20, 9, minute)),
      by: 'Maximiliana-Theodora Featherstonehaugh-Cholmondeley-Marjoribanks',
      prescriptionId: event.startsWith('prescription') ? 51 : undefined,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list'));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(list.queryByText('Ordered')).toBeNull();
    const toggle = canvas.getByRole('button', { name: `Show ${events.length - 8} earlier steps` });
    await userEvent.click(toggle);
    await expect(list.getAllByRole('listitem')).toHaveLength(events.length);
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Ordered');
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
  },
});

/** A substitution changed the total: the step shows the old and the new one. */
export const TotalChanged = meta.story({
  tags: ['state'],
  args: {
    entries: [
      {
        event: 'order-changed',
        at: new Date('2026-11-20T10:40:00Z'),
        by: 'Helen Marsh',
        prescriptionId: undefined,
        amountBefore: 661_950,
        amountAfter: 673_450,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total from £661.95 to £673.45')).toBeVisible();
  },
});
