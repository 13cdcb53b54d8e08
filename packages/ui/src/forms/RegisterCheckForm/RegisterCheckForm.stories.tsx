import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { RegisterCheckForm } from './RegisterCheckForm.tsx';

const meta = preview.meta({
  title: 'Desk/RegisterCheckForm',
  component: RegisterCheckForm,
  parameters: {
    guide: {
      useFor: ['Writing down what a professional register has of somebody.'],
      useNot: ['A note: it has a form of its own.'],
      anatomy: [
        ['Register', 'That of the profession at first', 'select'],
        ['Link', 'To the search of the register', 'a'],
        ['Number', 'The claimed one at first', 'input[name="number"]'],
        ['Result', 'Matches, differs, not found', 'fieldset'],
        ['Look again on', 'A year from today at first', 'input[name="nextOn"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Register, required, NMC”, then the link to its search.'],
      content: ['The note is for annotations and conditions.'],
      do: ['Open the register in a new tab and come back.'],
      dont: ['Choose a result for somebody.'],
    } satisfies Guide,
  },
  args: {
    register: 'NMC' as const,
    number: '12A3456E',
    now: new Date('2026-11-29T10:00:00Z'),
    onSubmit: fn(),
  },
});

export const Recorded = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Register/ }), 'GMC');
    await expect(
      await canvas.findByRole('link', { name: 'Open the GMC register in a new tab' }),
    ).toHaveAttribute('target', '_blank');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Found, and it matches' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Record the check' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      register: 'GMC',
      number: '12A3456E',
      result: 'matches',
      nextOn: '2027-11-29',
    });
  },
});

export const Missing = meta.story({
  tags: ['state', 'played'],
  args: { register: undefined, number: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record the check' }));
    await expect((await canvas.findAllByText('Please choose the register'))[0]).toBeVisible();
    await expect((await canvas.findAllByText('Please say what the register has'))[0]).toBeVisible();
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
