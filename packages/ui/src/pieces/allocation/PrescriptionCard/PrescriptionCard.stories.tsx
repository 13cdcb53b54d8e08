import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { Select } from '../../../fields/Select/Select.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import { sampleAllocation, samplePrescription, sampleToxin } from '../testing/sampleAllocation.ts';
import { PrescriptionCard, type PrescriptionCardProps } from './PrescriptionCard.tsx';

const first = samplePrescription(61, [2, 1], 'jones');
const second = samplePrescription(62, [1, 0], 'oliveira');
const empty = samplePrescription(63, [0, 0]);
const allocation = sampleAllocation([first, second, empty]);

const patientField = (
  <Select
    label="Patient"
    placeholder="Choose a patient"
    options={[{ value: '42', label: 'JONES, Amara · born 05/04/1984 · LS1 4AP' }]}
    value=""
    onChange={fn()}
  />
);

/** Opens and closes, as the parent controls it. */
function Controlled(props: PrescriptionCardProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <PrescriptionCard
      {...props}
      isOpen={isOpen}
      onToggle={() => {
        setIsOpen(!isOpen);
        props.onToggle();
      }}
    />
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'On the heading of a prescription: opens and closes it',
    check: async ({ press, canvas }) => {
      const line = canvas.getByRole('button', { name: /OLIVEIRA/ });
      line.focus();
      await press('Enter');
      await expect(line).toHaveAttribute('aria-expanded', 'false');
      await press('Space');
      await expect(line).toHaveAttribute('aria-expanded', 'true');
    },
  },
];

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionCard',
  component: PrescriptionCard,
  parameters: {
    guide: {
      useFor: ['One prescription of the cart, before the order is placed.'],
      useNot: ['A prescription that was ordered: it has a page of its own.'],
      anatomy: [
        ['Line', '“JONES, Amara: 2 items, 3 packs”; opens and folds it', 'h3 button'],
        ['Delete', 'Left out for the only one there is', '[aria-label^="Delete"]'],
        ['Patient', 'Whoever chooses the patient; the card does not know how', 'select'],
        ['Products', 'All of the cart that is bought on prescription, with steppers', 'ul'],
        ['Limits', 'Those that several products share'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: [
        '“Prescription 2 OLIVEIRA, Beatriz: 1 item, 1 pack, heading level 3, button, expanded”.',
      ],
      content: ['The line says who, what and how many, also folded.'],
      do: ['Let Enter in the last quantity open the next card.'],
      dont: ['Open two at a time: with eleven patients nobody finds the one that matters.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    number: 2,
    prescription: second,
    allocation,
    isOpen: true,
    patientField,
    onToggle: fn(),
    onQuantity: fn(),
    onNext: fn(),
    onDelete: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Open = meta.story({
  tags: ['@5.24'],
  play: async ({ canvas, userEvent, args, step }) => {
    const toxin = canvas.getByRole('textbox', { name: /Botulinum/ });
    await step('refuses more than the limit per prescription', async () => {
      await userEvent.clear(toxin);
      await userEvent.type(toxin, '3{Enter}');
      await expect(toxin).toHaveAccessibleDescription(
        `Error: Maximum allowed quantity per prescription of ${sampleToxin.name} product is 2`,
      );
      await expect(args.onQuantity).not.toHaveBeenCalled();
    });
    await step('reports a quantity within the limit', async () => {
      await userEvent.clear(toxin);
      await userEvent.type(toxin, '2{Enter}');
      await expect(args.onQuantity).toHaveBeenCalledWith(sampleToxin.productId, 2);
    });
    await step('can be deleted', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete prescription 2' }));
      await expect(args.onDelete).toHaveBeenCalledOnce();
    });
  },
});

/** Folds the products whose packs are all on other prescriptions. */
export const PlacedElsewhere = meta.story({
  tags: ['state'],
  args: {
    number: 3,
    prescription: empty,
    allocation: sampleAllocation([samplePrescription(61, [2, 3], 'jones'), second, empty]),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /Botulinum/ })).toBeVisible();
    await userEvent.click(canvas.getByText('1 product placed on other prescriptions'));
    await expect(await canvas.findByRole('textbox', { name: /filler/ })).toBeVisible();
  },
});

/** Only Enter in the last quantity continues. */
export const GoesOn = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Botulinum/ }), '{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: /filler/ }), '{Enter}');
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce());
  },
});

/** Focuses the first missing value when the user opens it. */
export const TakesFocus = meta.story({
  tags: ['!autodocs'],
  args: { number: 3, prescription: empty, takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Patient' })).toHaveFocus();
  },
});

export const Folded = meta.story({
  args: { number: 1, prescription: first, isOpen: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /JONES, Amara: 2 items, 3 packs/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^2 ×/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={3}>
      <PrescriptionCard {...args} number={1} prescription={first} isOpen={false} />
      <PrescriptionCard
        {...args}
        allocation={sampleAllocation([first, second, empty], 2)}
        filled={new Set([sampleToxin.productId])}
      />
      <PrescriptionCard
        {...args}
        number={3}
        prescription={empty}
        isOpen={false}
        onDelete={undefined}
      />
    </Stack>
  ),
});
