import {
  aPerson,
  aPrescription,
  aPrescriptionItem,
} from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SigningQueue } from './SigningQueue.tsx';

const signBy = new Date('2026-12-03T09:00:00Z');
const jones = { ...aPrescription().patient, id: 42, firstName: 'Amara', lastName: 'Jones' };
const order = { id: 31, number: 'F-2026-000031', delivery: { details: 'Next working day' } };
const first = aPrescription({
  id: 51,
  signBy,
  patient: { ...jones, birthDate: '1984-04-05' },
  order: { ...order, isPaid: true },
});
const namesake = aPrescription({
  id: 52,
  signBy,
  patient: { ...jones, id: 43, birthDate: '1991-11-23', postcode: 'BS1 5TY' },
  items: [aPrescriptionItem(), aPrescriptionItem({ name: 'Lidocaine 4% cream, 30 g tube' })],
});
const own = aPrescription({ id: 53, signBy, practitioner: aPerson() });

const meta = preview.meta({
  title: 'Prescriptions/SigningQueue',
  component: SigningQueue,
  parameters: {
    guide: {
      useFor: ['What waits for a prescriber, beside the prescription that is open.'],
      useNot: ['Looking through prescriptions of any status: use PrescriptionsTable.'],
      anatomy: [
        ['Count', 'How many wait', 'p'],
        ['Patient', 'With the date of birth in bold where two share a name', 'a [data-layout]'],
        ['Items, who asked', 'The first item, and whose order it is'],
        ['Deadline', '15:00 while the paid order can leave today, otherwise the last day'],
      ],
      drawnIn: 'Waiting',
      screenReader: ['“For your signature, navigation”; the open one is the current item.'],
      content: ['The patient first, no order number: identity before administration.'],
      do: ['Keep what was signed in its place, so that nothing moves.'],
      dont: ['Offer to sign from here: each prescription is read before it is signed.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: {
    queue: [first, namesake, own].map((prescription) => ({ prescription, isDone: false })),
    shownId: 51,
    readerId: 9,
    now: new Date('2026-11-19T09:00:00Z'),
    hrefFor: (id) => `/prescription/${id}`,
    left: 3,
  },
});

/** Two patients of one name are told apart by the date of birth. */
export const Waiting = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 wait for your signature')).toBeVisible();
    const rows = canvas.getAllByRole('link');
    await expect(rows[0]).toHaveAttribute('aria-current', 'true');
    await expect(rows[0]).toHaveTextContent('JONES, Amaraborn 05/04/1984 (42) · SE15 4QL');
    await expect(rows[0]).toHaveTextContent('Sign by 15:00 to ship today');
    await expect(rows[1]).toHaveTextContent('born 23/11/1991 (34)');
    await expect(rows[1]).toHaveTextContent('and 1 more');
    await expect(rows[1]).toHaveTextContent('Asked by Amara Okafor');
    await expect(rows[1]).toHaveTextContent('Sign by 03/12/2026');
    await expect(rows[2]).toHaveTextContent('Your own patient');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** What was signed or rejected stays in its place. */
export const PartlyDone = meta.story({
  tags: ['state'],
  args: {
    queue: [
      { prescription: { ...first, status: 'signed' }, isDone: true },
      { prescription: { ...namesake, status: 'rejected' }, isDone: true },
      { prescription: own, isDone: false },
    ],
    shownId: 53,
    left: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 waits for your signature')).toBeVisible();
    const rows = canvas.getAllByRole('link');
    await expect(rows[0]).toHaveTextContent(/Signed$/);
    await expect(rows[1]).toHaveTextContent(/Rejected$/);
  },
});
