import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { AddPrescriberForm, type AddPrescriberFormProps } from './AddPrescriberForm.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In a single-line field: submits the form',
    check: async ({ press, canvas, userEvent, args }) => {
      await userEvent.type(canvas.getByRole('textbox'), 'prescriber@formulary.test');
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledOnce();
    },
  },
];

const meta = preview.meta({
  title: 'People/AddPrescriberForm',
  component: AddPrescriberForm,
  parameters: {
    guide: {
      useFor: ['Asking a prescriber to prescribe for one, or inviting one.'],
      useNot: ['Asking again somebody who declined: PrescribersTable has Resend.'],
      anatomy: [
        ['Email', 'Of the prescriber', '[data-part="field"]'],
        ['Send request', 'Asks, or invites', 'button "Send request"'],
      ],
      drawnIn: 'Empty',
      keyboard,
      screenReader: ['After a refused try the first invalid field has the focus.'],
      content: [
        'The label says whose address: “Prescriber’s email”.',
        'The help says what becomes of an address that nobody has registered.',
      ],
      do: ['Answer a refusal of the server with its own sentence.'],
      dont: ['Clear what was typed when something is refused.'],
      usedBy: ['Add prescriber'],
    } satisfies Guide,
  },
  args: { onSubmit: fn<AddPrescriberFormProps['onSubmit']>() },
});

export const Submits = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: /^Prescriber/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
    await userEvent.type(email, 'prescriber@formulary.test{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'prescriber@formulary.test' }, true);
  },
});

/** Server errors on the address take priority (spec 5.13). */
export const RefusedByTheServer = meta.story({
  tags: ['@5.13', 'state', 'played'],
  args: {
    onSubmit: fn<AddPrescriberFormProps['onSubmit']>(() => ({
      message: 'Some of what was sent is not valid',
      errors: { email: 'You have already asked this prescriber' },
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    const email = canvas.getByRole('textbox', { name: /^Prescriber/ });
    await step('requires a valid address', async () => {
      await userEvent.type(email, 'prescriber{Enter}');
      await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
    });
    await step('then shows the server error', async () => {
      await userEvent.type(email, '@formulary.test{Enter}');
      await expect(email).toHaveAccessibleDescription(/You have already asked this prescriber/);
      await expect(email).not.toHaveAccessibleDescription(/Please enter a valid email/);
    });
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const Empty = meta.story({ tags: ['state', 'every-view'] });
