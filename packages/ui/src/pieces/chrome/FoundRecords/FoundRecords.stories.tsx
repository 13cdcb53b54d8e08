import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';
import { FoundRecords } from './FoundRecords.tsx';

const records = [
  {
    id: 31,
    href: '/order/31',
    title: <span>F-2026-000031</span>,
    detail: <span>12/11/2026 · £148.35</span>,
    aside: <Tag tone="info">Dispatched</Tag>,
  },
  {
    id: 7,
    href: '/patient/add/7',
    title: (
      <span>
        FEATHERSTONEHAUGH-CHOLMONDELEY-MARJORIBANKS, Wilhelmina Alexandrina Theodora Bernadette
      </span>
    ),
    detail: <span>born 05/04/1984 (42) · LS1 4AP</span>,
  },
  { id: 8, href: '/patient/add/8', title: <span>SUHARTO</span> },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the records',
    check: tabThrough(({ canvas }) => canvas.getAllByRole('link')),
  },
];

const meta = preview.meta({
  title: 'Chrome/FoundRecords',
  component: FoundRecords,
  parameters: {
    guide: {
      useFor: ['Orders and patients that a search found, in a SearchGroup.'],
      useNot: ['Products: use FoundProducts.'],
      anatomy: [
        ['Title', 'The number of an order, the name of a patient', 'b'],
        ['Facts', 'Date and amount; date of birth and postcode', 'small'],
        ['State', 'In words, at the end of the row', 'a > span:last-child'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“F-2026-000031, 12/11/2026 · £148.35, Dispatched, link”.'],
      content: ['The standard line of a patient: name, date of birth, age, postcode.'],
      do: ['Lead to the record with one press.'],
      dont: ['Cut a name: wrap it.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { records },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/order/31', '/patient/add/7', '/patient/add/8']);
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
