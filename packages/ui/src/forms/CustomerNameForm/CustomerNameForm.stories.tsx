import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CustomerNameForm } from './CustomerNameForm.tsx';

const meta = preview.meta({
  title: 'Desk/CustomerNameForm',
  component: CustomerNameForm,
  parameters: {
    guide: {
      useFor: ['Correcting the name or company of a customer.'],
      useNot: ['The email address: its owner confirms it.'],
      anatomy: [
        ['Names', 'First and last', 'input[name="firstName"]'],
        ['Company', 'May be empty', 'input[name="company"]'],
        ['Reason', 'For the record', 'textarea'],
        ['Correct', 'Holds at once', '[type="submit"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“First name, required, edit text”.'],
      content: ['The help says what keeps the old name.'],
      do: ['Start from the name that is stored.'],
      dont: ['Merge two accounts by it.'],
    } satisfies Guide,
  },
  args: {
    names: { firstName: 'Amara', lastName: 'Okafor', company: 'Larkspur Clinic Ltd' },
    onSubmit: fn(),
  },
});

export const Corrected = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const last = canvas.getByRole('textbox', { name: /Last name/ });
    await userEvent.clear(last);
    await userEvent.type(last, 'Okafor-Reid');
    await userEvent.type(await canvas.findByRole('textbox', { name: /Reason/ }), 'Married');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: 'Amara',
      lastName: 'Okafor-Reid',
      company: 'Larkspur Clinic Ltd',
      reason: 'Married',
    });
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
