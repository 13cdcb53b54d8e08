import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';
import { somePatients } from '@formulary/rules/patients/fixtures/somePatients';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { DuplicatePanel, type DuplicatePanelProps } from './DuplicatePanel.tsx';

const meta = preview.meta({
  title: 'People/DuplicatePanel',
  component: DuplicatePanel,
  parameters: {
    guide: {
      useFor: ['Pointing out, while a patient is typed, who of the list it may be.'],
      useNot: ['Refusing: two people may share names and a birthday.'],
      anatomy: [
        ['Title', 'What it may be', 'strong'],
        ['Up to three lines', 'Who, by name, date of birth and postcode', '[data-layout]'],
        ['Use this patient', 'Takes them instead of saving another', 'button'],
      ],
      drawnIn: 'One',
      screenReader: ['“You may have this patient already” and the lines, when they come.'],
      content: ['“May”: nobody but the reader knows.'],
      do: ['Keep it in the page from the start: what fills later is heard.'],
      dont: ['Take the focus from the field that is being typed into.', 'Merge anything.'],
      usedBy: ['Add patient', 'Checkout'],
    } satisfies Guide,
  },
  args: {
    duplicates: somePatients.slice(1, 2),
    now: new Date('2026-11-20T12:00:00Z'),
    onUse: fn<DuplicatePanelProps['onUse']>(),
  },
});

export const One = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You may have this patient already');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this patient JONES, Amara' }));
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ id: 43 }));
  },
});

export const MoreThanThree = meta.story({
  args: { duplicates: [1, 2, 3, 4].map((id) => aPatient({ id })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
});

export const Nobody = meta.story({
  args: { duplicates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'reflow' } } });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { duplicates: somePatients.slice(1) },
});
