import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In a single-line field: submits the form',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('textbox', { name: 'Email' }).focus();
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledOnce();
    },
  },
];

const meta = preview.meta({
  title: 'Account/ContactForm',
  component: ContactForm,
  parameters: {
    guide: {
      useFor: ['A message to the pharmacy.'],
      useNot: ['A note about an order being placed: use OrderNoteForm.'],
      anatomy: [
        ['Name, Email', 'Whom to answer', '[name="name"]'],
        ['Message', 'Grows with what is written', 'textarea'],
        ['Send message', 'Busy while it is sent', '[type="submit"]'],
      ],
      drawnIn: 'Empty',
      keyboard,
      screenReader: ['After a refused try the first invalid field has the focus.'],
      content: [
        'The message’s help asks to leave out what would identify a patient.',
        '“Send message”, then “Sending…”.',
      ],
      do: ['Answer a refusal of the server with its own sentence.'],
      dont: ['Clear what was typed when something is refused.'],
      usedBy: ['Contact us'],
    } satisfies Guide,
  },
  args: { onSubmit: fn<ContactFormProps['onSubmit']>() },
});

export const Submits = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('requires every field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await expect(field('Name')).toHaveFocus();
      await expect(field('Name')).toHaveAccessibleDescription(/Please enter your name/);
      await expect(field('Email')).toHaveAccessibleDescription(/Please enter a valid email/);
      await expect(field('Message')).toHaveAccessibleDescription(/Please enter your message/);
    });
    await step('sends the message', async () => {
      await userEvent.type(field('Name'), 'Ruth Bell');
      await userEvent.type(field('Email'), 'ruth@elm.test');
      await userEvent.type(field('Message'), 'When do you close?');
      await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
      await expect(args.onSubmit).toHaveBeenCalledWith(
        { name: 'Ruth Bell', email: 'ruth@elm.test', message: 'When do you close?' },
        true,
      );
    });
  },
});

/** Server errors take priority over the form's own (spec 5.14). */
export const RefusedByTheServer = meta.story({
  tags: ['@5.14', 'state', 'played'],
  args: {
    initialValues: { name: 'Ruth Bell', email: '', message: 'When do you close?' },
    onSubmit: fn<ContactFormProps['onSubmit']>(() => ({
      message: 'Some of what was sent is not valid',
      errors: { email: 'We cannot send mail to this address' },
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const send = canvas.getByRole('button', { name: 'Send message' });
    await step('shows the form’s own errors first', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
      await userEvent.clear(await canvas.findByRole('textbox', { name: 'Message' }));
      await userEvent.click(send);
      for (const sentence of [
        'Please enter your name',
        'Please enter a valid email',
        'Please enter your message',
      ])
        await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    });
    await step('then shows the server’s error on its field', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ruth Bell');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Hello');
      await userEvent.type(email, 'ruth@elm.test');
      await userEvent.click(send);
      await expect(email).toHaveAccessibleDescription(/We cannot send mail to this address/);
      await expect(email).toHaveValue('ruth@elm.test');
    });
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: {
    initialValues: { name: 'Ruth Bell', email: 'ruth@elm.test', message: 'When do you close?' },
  },
  play: pressAlong,
});

export const Empty = meta.story({ tags: ['state', 'every-view'] });
