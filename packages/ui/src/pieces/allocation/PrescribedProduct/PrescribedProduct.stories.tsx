import { expect, fn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import { sampleToxin } from '../testing/sampleAllocation.ts';
import { PrescribedProduct } from './PrescribedProduct.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from − to the number to +',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('button', { name: /^Decrease/ }),
      canvas.getByRole('textbox'),
      canvas.getByRole('button', { name: /^Increase/ }),
    ]),
  },
  {
    keys: 'Enter',
    does: 'Applies the number and focuses the next action',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('textbox').focus();
      await press('Enter');
      await waitFor(() => expect(args['onEnter']).toHaveBeenCalledOnce());
    },
  },
];

const meta = preview.meta({
  title: 'Prescriptions/PrescribedProduct',
  component: PrescribedProduct,
  parameters: {
    guide: {
      useFor: ['A product of the cart in the card of a prescription.'],
      useNot: ['A folded prescription: use HeldItems.'],
      anatomy: [
        ['Name', 'The product, its dose unbroken', 'p "Botulinum"'],
        ['Hint', 'What is left, and what each prescription may hold', '"3 left"'],
        ['Filled in', 'That its packs were placed by Fill the rest', '[data-tone]'],
        ['Stepper', 'Stops at what may be had', '[data-part="field"]'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Packs of Botulinum toxin … on prescription 2, edit text, 2”.'],
      content: ['The hint: “3 left, at most 2 each”, said before the limit is hit.'],
      do: ['Put the refusal at the number it is about.'],
      dont: ['Take a number silently down to what is left.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    name: sampleToxin.name,
    quantity: 1,
    left: 3,
    mostOnEach: 2,
    max: 2,
    where: 'prescription 2',
    onQuantity: fn(),
    onEnter: fn(),
  },
  render: (args) => (
    <ul>
      <PrescribedProduct {...args} />
    </ul>
  ),
});

export const SomePacksLeft = meta.story({
  tags: ['@5.24'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3 left, at most 2 each')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(2);
  },
});

/** Enter on a refused quantity does not continue. */
export const Refused = meta.story({
  args: {
    refusal: 'Maximum allowed quantity per prescription of Botulinum toxin product is 2',
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <ul>
      <PrescribedProduct {...args} />
      <PrescribedProduct {...args} where="prescription 3" quantity={2} left={0} isFilled />
      <PrescribedProduct
        {...args}
        where="prescription 4"
        refusal="Maximum allowed quantity per prescription of Botulinum toxin product is 2"
      />
    </ul>
  ),
});
