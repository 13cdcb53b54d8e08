import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ReasonForm } from './ReasonForm.tsx';

const meta = preview.meta({
  title: 'Desk/ReasonForm',
  component: ReasonForm,
  parameters: {
    guide: {
      useFor: ['A decision that needs a reason and nothing else.'],
      useNot: ['A decision with a day or an amount: it has a form of its own.'],
      anatomy: [
        ['Reason', 'Several lines, at most 1000 characters', 'textarea'],
        ['Decide', 'Names what it does', '[type="submit"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Reason, required, edit text”, and who reads it.'],
      content: ['The description says who reads the reason.'],
      do: ['Name the decision on the button.'],
      dont: ['Fill in a reason that nobody gave.'],
    } satisfies Guide,
  },
  args: {
    label: 'Decline the application',
    description: 'The applicant reads it in the email',
    submitLabel: 'Decline the application',
    onSubmit: fn(),
  },
});

export const Missing = meta.story({
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline the application' }));
    await expect(await canvas.findByText('Please give a reason')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Given = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), ' No answer ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline the application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('No answer');
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { initialReason: 'The bill is older than three months' },
});
