import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CustomerEmailForm } from './CustomerEmailForm.tsx';

const meta = preview.meta({
  title: 'Desk/CustomerEmailForm',
  component: CustomerEmailForm,
  parameters: {
    guide: {
      useFor: ['Another email address of a customer, which its owner confirms.'],
      useNot: ['A name or company: they hold at once.'],
      anatomy: [
        ['What happens', 'Both addresses are written to', 'p'],
        ['New address', 'Gets the link', '[type="email"]'],
        ['Reason', 'How we know that they asked', 'textarea'],
        ['Send the link', 'Changes nothing yet', '[type="submit"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“New email address, required, edit text”.'],
      content: ['It names the address that is told.'],
      do: ['Say that nothing changes until the link is pressed.'],
      dont: ['Change an address without its owner.'],
    } satisfies Guide,
  },
  args: { email: 'amara@larkspur.test', onSubmit: fn() },
});

export const Asked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: /New email address/ }),
      'amara@reid.test',
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: /Reason/ }), 'Wrote from it');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'amara@reid.test',
      reason: 'Wrote from it',
    });
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
