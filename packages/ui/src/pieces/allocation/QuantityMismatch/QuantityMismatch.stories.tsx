import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Guide } from '../../../stories/guide.ts';
import { sampleToxin } from '../testing/sampleAllocation.ts';
import { QuantityMismatch } from './QuantityMismatch.tsx';

const meta = preview.meta({
  title: 'Prescriptions/QuantityMismatch',
  component: QuantityMismatch,
  parameters: {
    guide: {
      useFor: ['A cart that was changed after its prescriptions were written.'],
      useNot: ['Packs that have no prescription yet: AllocationProgress says so.'],
      anatomy: [
        ['Sentence', 'As specified, to the letter', 'p'],
        ['Products', 'What differs: cart and prescribed', 'li'],
        ['Ways', 'Change cart, or open the prescription', 'a'],
      ],
      drawnIn: 'Default',
      screenReader: ['The title, the sentence, then each product with both numbers.'],
      content: ['“cart 5, prescribed 4”: the two numbers and nothing to work out.'],
      do: ['Keep it until the numbers match.'],
      dont: ['Change a prescription by itself.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    products: [{ ...sampleToxin, inCart: 3, onPrescriptions: 4, numbers: [1, 2] }],
    cartHref: '/cart',
    onOpen: fn(),
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view', '@5.23'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Quantity Mismatched')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/cart 3, prescribed 4/);
    await expect(canvas.getByRole('link', { name: 'Change cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open prescription 2' }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
});
