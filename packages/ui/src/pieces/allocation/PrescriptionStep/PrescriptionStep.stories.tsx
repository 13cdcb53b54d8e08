import { expect, fn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { sampleAllocation, samplePrescription } from '../testing/sampleAllocation.ts';
import { PrescriptionCard } from '../PrescriptionCard/PrescriptionCard.tsx';
import { AllocationProgress } from '../AllocationProgress/AllocationProgress.tsx';
import { UndoNotice } from '../UndoNotice/UndoNotice.tsx';
import { PrescriptionStep } from './PrescriptionStep.tsx';

const first = samplePrescription(61, [2, 1], 'jones');
const second = samplePrescription(62, [1, 0], 'oliveira');
const allocation = sampleAllocation([first, second]);
const card = { allocation, patientField: <p>The patient</p>, onToggle: fn(), onQuantity: fn() };

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionStep',
  component: PrescriptionStep,
  parameters: {
    guide: {
      useFor: ['Writing the packs of a cart onto prescriptions for named patients.'],
      useNot: ['What a prescriber writes by hand: use ManualItems.'],
      anatomy: [
        ['Prescriber', 'Once, for all', '"To be signed by"'],
        ['Notices', 'What to put right'],
        ['Undo', 'What was filled in or deleted, taken back with one press'],
        ['Still to place', 'Sticks: beside the cards, on a phone above them', '[data-placed]'],
        ['Cards', 'One open, the others folded', 'section'],
        ['Add, Fill the rest', 'Live only while something is left', 'button "Add"'],
        ['Continue', 'Says what is missing instead of being dead', 'button "Continue"'],
      ],
      drawnIn: 'PartlyPlaced',
      screenReader: ['What is missing is read out when Continue was pressed.'],
      do: ['Say the limits before they are hit.'],
      dont: ['Keep changes for a Save button: each is kept at once.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    prescriber: <p>To be signed by Helen Marsh</p>,
    remaining: <AllocationProgress allocation={allocation} />,
    children: [
      <PrescriptionCard key="1" {...card} number={1} prescription={first} isOpen={false} />,
      <PrescriptionCard key="2" {...card} number={2} prescription={second} isOpen />,
    ],
    canAdd: true,
    onAdd: fn(),
    onFill: fn(),
    onContinue: fn(),
  },
});

export const PartlyPlaced = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add prescription' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill the rest' }));
    await expect(args.onFill).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

/** Refuses to add a prescription when all packs are placed. */
export const NothingLeft = meta.story({
  tags: ['@5.24'],
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add prescription' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Fill the rest' })).toBeDisabled();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: {
    undo: <UndoNotice onUndo={fn()}>4 packs were placed.</UndoNotice>,
    problems: ['Please choose a patient', 'Quantity not fully assigned'],
    unplaced: ['Botulinum toxin type A 100 units powder: 2 packs still to place'],
  },
});
