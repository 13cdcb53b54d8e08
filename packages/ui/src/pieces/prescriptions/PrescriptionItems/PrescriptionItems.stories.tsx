import {
  aPrescription,
  aPrescriptionItem,
} from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionItems } from './PrescriptionItems.tsx';

const substitution = { onSubstitute: fn(), onUndo: fn() };
const edit = {
  errors: {},
  onQuantity: fn(),
  onDirections: fn(),
  substitution,
};

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionItems',
  component: PrescriptionItems,
  parameters: {
    guide: {
      useFor: ['What is prescribed: product, packs, directions.'],
      useNot: ['What a cart holds: use PrescriptionCard.'],
      anatomy: [
        ['Product', 'And what it stands in for', 'tbody th'],
        ['Quantity', 'What was ordered stands below where it differs', 'th "Quantity"'],
        ['Directions', 'With favourites of the prescriber below', 'th "Directions"'],
        ['Actions', 'Substitute, or Undo', 'button "Substitute"'],
      ],
      drawnIn: 'ToReview',
      screenReader: ['Every field with its product: “Quantity of …”.'],
      content: ['“was 3”; “Available quantity is 4”.'],
      do: ['Leave edit out where nothing can be changed.'],
      dont: ['Cut a product’s name.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: {
    prescription: aPrescription({
      items: [
        aPrescriptionItem(),
        aPrescriptionItem({ productId: 13, name: 'Lidocaine 4% cream, 30 g tube', directions: '' }),
      ],
    }),
    edit,
  },
});

export const ToReview = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    const packs = canvas.getByRole('textbox', { name: /^Quantity of Lidocaine/ });
    await userEvent.clear(packs);
    await userEvent.type(packs, '3{Enter}');
    await expect(edit.onQuantity).toHaveBeenLastCalledWith('13true', 3);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Directions for Lidocaine/ }),
      'T',
    );
    await expect(edit.onDirections).toHaveBeenLastCalledWith('13true', 'T');
    await userEvent.click(await canvas.findByRole('button', { name: /^Substitute Lidocaine/ }));
    await expect(substitution.onSubstitute).toHaveBeenLastCalledWith(13);
  },
});

/** Suggests earlier directions of the prescriber that contain the typed text; one press takes one. */
export const Favourites = meta.story({
  tags: ['state'],
  args: { edit: { ...edit, favourites: () => ['Apply thinly 30 minutes before', 'Once a day'] } },
  play: async ({ canvas, userEvent }) => {
    const offers = within(canvas.getByRole('group', { name: /^Your directions for Lidocaine/ }));
    await userEvent.click(offers.getByRole('button', { name: 'Once a day' }));
    await expect(edit.onDirections).toHaveBeenLastCalledWith('13true', 'Once a day');
  },
});

/** A practitioner corrects the prescription but cannot substitute. */
export const ToCorrect = meta.story({
  tags: ['state'],
  args: { edit: { ...edit, substitution: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Quantity of Lidocaine/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Substitute/ })).toBeNull();
  },
});

export const Refused = meta.story({
  tags: ['state', '@5.25'],
  args: {
    prescription: aPrescription({ items: [aPrescriptionItem({ quantity: 99 })] }),
    edit: { ...edit, errors: { '12true.quantity': 'Available quantity is 37' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available quantity is 37')).toBeVisible();
    await expect(canvas.getByText('was 2')).toBeVisible();
  },
});

export const Substituted = meta.story({
  tags: ['state'],
  args: {
    prescription: aPrescription({
      items: [
        aPrescriptionItem({ substitutedBy: 20 }),
        aPrescriptionItem({
          productId: 20,
          name: 'Another filler, 1 ml',
          isSubstitute: true,
          quantity: 1,
        }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Substituted by/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo the substitution/ }));
    await expect(substitution.onUndo).toHaveBeenLastCalledWith(12);
  },
});

export const ReadOnly = meta.story({
  tags: ['state', 'paper'],
  args: { edit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('None given')).toBeVisible();
  },
});

/** Advice on directions that can be misread, beside the prescriber's own as chips. */
export const AdviceOnDirections = meta.story({
  tags: ['state'],
  args: {
    prescription: aPrescription({
      items: [
        aPrescriptionItem({ directions: 'Use as directed' }),
        aPrescriptionItem({ productId: 14, name: 'Botulinum toxin type A', directions: '20 U' }),
        aPrescriptionItem({ productId: 15, name: 'Hyaluronidase', directions: '1500 IU once' }),
      ],
    }),
    edit: { ...edit, favourites: (id) => (id === 14 ? ['20 units into the glabella, once'] : []) },
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(shown.filter((each) => each?.startsWith('‘'))).toEqual([
      '‘As directed’ does not tell the patient what to do. Please say how much, where and when',
      '‘U’ can be read as 0. Please write ‘units’',
      '‘IU’ can be read as ‘IV’ or 10. Please write ‘units’',
    ]);
    for (const field of canvas.getAllByRole('textbox', { name: /^Directions/ }))
      await expect(field).not.toBeInvalid();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
