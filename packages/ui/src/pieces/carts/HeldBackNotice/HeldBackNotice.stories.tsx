import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { HeldBackNotice } from './HeldBackNotice.tsx';

const meta = preview.meta({
  title: 'Cart/HeldBackNotice',
  component: HeldBackNotice,
  parameters: {
    guide: {
      useFor: ['A cart with items that cannot be ordered yet.'],
      useNot: ['Items that are out of stock: their lines say so.'],
      anatomy: [
        ['Icon', 'The shape of a warning'],
        ['Sentence', 'Why not, and what to do'],
        ['Items', 'Which they are'],
      ],
      screenReader: [
        'The sentence, then the list of items. Proceed to Checkout is described by it.',
      ],
      content: ['The catalogue’s sentence: what cannot be done, then the way on.'],
      do: ['Put it beside the control that does not work.'],
      dont: ['Take the items out of the cart unasked.'],
      usedBy: ['Cart', 'Checkout'],
    } satisfies Guide,
  },
  args: {
    lines: [aCartLine({ name: 'Botulinum toxin type A 100 units, 1 vial', isPrescription: true })],
  },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please remove them from your cart/)).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Botulinum toxin');
  },
});
