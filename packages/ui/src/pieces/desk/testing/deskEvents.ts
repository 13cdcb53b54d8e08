import type { TimelineEvent } from '../Timeline/timelineDays.ts';

const priya = { kind: 'staff', name: 'Priya Shah', role: 'customer-service' } as const;

/** What happened to an order within three days, oldest first. */
export const deskEvents: readonly TimelineEvent[] = [
  {
    id: 901,
    at: new Date('2026-11-25T08:02:00Z'),
    author: { kind: 'customer', name: 'Amara Okafor' },
    sentence: 'Placed the order',
    subject: 'order 31',
    device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15',
  },
  {
    id: 917,
    at: new Date('2026-11-26T14:31:00Z'),
    author: { kind: 'formulary', name: 'Formulary' },
    sentence: 'Payment arrived in full',
    subject: 'order 31',
  },
  {
    id: 932,
    at: new Date('2026-11-27T09:12:00Z'),
    author: priya,
    sentence: 'Corrected the delivery address',
    subject: 'order 31',
    reason: 'The clinic telephoned: the practice has moved next door.',
    from: '12 Elm Street, London, EC1V 0BW',
    to: '14 Elm Street, London, EC1V 0BW',
    device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/149.0.0.0',
  },
  {
    id: 935,
    at: new Date('2026-11-27T15:38:00Z'),
    author: { kind: 'staff', name: 'Tomasz Zielinski', role: 'pharmacist' },
    sentence: 'Put the order on hold',
    subject: 'order 31',
    reason: 'Dose to be confirmed with the prescriber.',
    device: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/151.0',
  },
  {
    id: 936,
    at: new Date('2026-11-27T15:39:45Z'),
    author: { kind: 'staff', name: 'root@formulary-1' },
    sentence: 'Sent a failed email again',
    subject: 'order 31',
  },
];
