import { contactRules } from '@formulary/rules/content/contactRules';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { sendFirst } from '@formulary/storybook-kit/plays/sendFirst';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import type { FormAnswer } from '../formRefusal.ts';
import { ValidatedField } from '../ValidatedField.tsx';
import { ValidatedForm, type ValidatedFormProps } from './ValidatedForm.tsx';

type Name = 'name' | 'email' | 'message';

const labels = { name: 'Name', email: 'Email', message: 'Message' } as const;

const fields = Object.entries(labels).map(([name, label]) => (
  <ValidatedField key={name} name={name}>
    {(field) => <TextField {...field} label={label} />}
  </ValidatedField>
));

const meta = preview.meta({
  title: 'Primitives/Form',
  component: ValidatedForm<Name>,
  parameters: {
    guide: {
      useFor: ['Everything that is filled in and sent: the rules come from the rules package.'],
      useNot: ['A field that acts as soon as it changes: a quantity in the cart, a filter.'],
      anatomy: [
        ['Refusal', 'What the server said about the whole, until something is changed'],
        [
          'Summary',
          'Above the fields when more than one is wrong; each line leads to its field',
          '[role="alert"]',
        ],
        ['Fields', 'Each with its error under it', '[name="name"]'],
        ['Submit', 'And what else can be done, beside it', '[type="submit"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: [
        'After a refused try the first invalid field has the focus, and its error is read with it.',
        'A refusal of the server is said at once.',
      ],
      content: ['The button says what happens: “Send message”, not “Submit”.'],
      do: ['Answer onSubmit with the server’s sentences: they go to their fields.'],
      dont: ['Judge anything before the first try.', 'Lose what was typed, whatever the answer.'],
      usedBy: [
        'Checkout',
        'Login',
        'Sign up',
        'Forgot password',
        'Reset password',
        'Documents',
        'Profile',
        'Add patient',
        'Add prescriber',
        'Contact us',
      ],
    } satisfies Guide,
    docs: { story: { height: '46rem' } },
  },
  args: {
    label: 'Contact us',
    rules: contactRules,
    initialValues: { name: '', email: '', message: '' },
    submitLabel: 'Send message',
    onSubmit: fn<ValidatedFormProps<Name>['onSubmit']>(),
    children: fields,
  },
});

export const SeveralErrors = meta.story({
  tags: ['@5.27', 'state', 'played'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    const send = canvas.getByRole('button', { name: 'Send message' });
    await step('does not validate before the first submit', async () => {
      await userEvent.click(field('Name'));
      await userEvent.tab();
      await expect(field('Name')).not.toHaveAttribute('aria-invalid');
    });
    await step('submit summarises all errors and focuses the first invalid field', async () => {
      await userEvent.click(send);
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(
        await canvas.findByRole('link', { name: 'Please enter your name' }),
      ).toBeVisible();
      await expect(
        await canvas.findByRole('link', { name: 'Please enter a valid email' }),
      ).toBeVisible();
      await waitFor(() => expect(field('Name')).toHaveFocus());
    });
    await step('a line of the summary links to its field', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Please enter your message' }));
      await expect(field('Message')).toHaveFocus();
    });
    await step('each error disappears once fixed; a single one needs no summary', async () => {
      await userEvent.type(field('Name'), 'Amara');
      await expect(field('Name')).toBeValid();
      await userEvent.type(field('Message'), 'When do you close?');
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
      await expect(field('Email')).toHaveAccessibleDescription('Error: Please enter a valid email');
    });
    await step('the same error focuses the field again', async () => {
      await userEvent.click(send);
      await waitFor(() => expect(field('Email')).toHaveFocus());
    });
  },
});

/** The server-rendered page accepts input; hydration keeps it, and the form sends it. */
export const TypedBeforeScripts = meta.story({
  tags: ['!autodocs'],
  render: () => <div />,
  play: async ({ canvasElement, canvas, userEvent, args, step }) => {
    const { takeOver, remove } = sendFirst(canvasElement, <ValidatedForm {...args} />);
    const field = (name: string) => canvas.getByRole('textbox', { name });
    const { href } = location;
    await step('submitting before scripts run does nothing', async () => {
      await userEvent.type(field('Name'), 'Amara{Enter}');
      await userEvent.type(field('Email'), 'amara@formulary.test');
      await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
      await expect(location.href).toBe(href);
      await expect(field('Name')).toHaveValue('Amara');
    });
    await step('keeps early text and sends it with later text', async () => {
      await takeOver();
      await expect(field('Name')).toHaveValue('Amara');
      await userEvent.type(field('Message'), 'When do you close?');
      await expect(field('Email')).toHaveValue('amara@formulary.test');
      await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
      const sent = {
        name: 'Amara',
        email: 'amara@formulary.test',
        message: 'When do you close?',
      };
      await expect(args.onSubmit).toHaveBeenCalledWith(sent, true);
    });
    remove();
  },
});

/** Message is required only while the optional e-mail address is empty. */
export const RequiredByItsRules = meta.story({
  tags: ['!autodocs'],
  args: {
    rules: {
      name: contactRules.name,
      email: [],
      message: [(value, form) => (value || form['email'] ? undefined : 'Please write or call')],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(field('Name')).toBeRequired();
    await expect(field('Message')).toBeRequired();
    await userEvent.type(field('Email (optional)'), 'amara@formulary.test');
    await expect(field('Message (optional)')).not.toBeRequired();
    await userEvent.clear(field('Email (optional)'));
    await expect(field('Message')).toBeRequired();
  },
});

/** Shows the server's form error above the form and its field error on the field; keeps the text. */
export const RefusedByTheServer = meta.story({
  tags: ['state', 'played'],
  args: {
    initialValues: { name: 'Amara', email: 'amara@formulary.test', message: 'Hello' },
    onSubmit: fn<ValidatedFormProps<Name>['onSubmit']>(() => ({
      message: 'Some of what was sent is not valid',
      errors: { email: 'We cannot write to this address' },
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await step('shows the error on the form and on its field, which has the focus', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Some of what was sent');
      await expect(email).toHaveAccessibleDescription('Error: We cannot write to this address');
      await waitFor(() => expect(email).toHaveFocus());
      await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    });
    await step('clears the form error when the field changes', async () => {
      await userEvent.type(email, '.uk');
      await expect(email).toBeValid();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

/** With several field errors there is one alert: the form error becomes the title of the summary. */
export const RefusedInSeveralPlaces = meta.story({
  tags: ['!autodocs'],
  args: {
    ...RefusedByTheServer.input.args,
    onSubmit: fn<ValidatedFormProps<Name>['onSubmit']>(() => ({
      message: 'Some of what was sent is not valid',
      errors: { name: 'Not this name', email: 'We cannot write to this address' },
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await step('shows one alert', async () => {
      const alert = await canvas.findByRole('alert');
      const title = within(alert).getByRole('heading');
      await expect(title).toHaveTextContent('Some of what was sent is not valid');
      await expect(within(alert).getAllByRole('link')).toHaveLength(2);
    });
    await step('the alert disappears with the last error', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), '.uk');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Okafor');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

/** While pending, the button shows it and cannot submit twice. */
export const Pending = meta.story({
  tags: ['state', 'played'],
  args: {
    initialValues: { name: 'Amara', email: 'amara@formulary.test', message: 'Hello' },
    pendingLabel: 'Sending…',
    onSubmit: fn<ValidatedFormProps<Name>['onSubmit']>(
      () => new Promise<FormAnswer>(() => undefined),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sending…'));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WithAnotherWay = meta.story({
  args: { secondaryActions: <Button variant="quiet">Cancel</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

/** Longer than the window, in a dialog: the button stays in view, and what it does is dangerous. */
export const InADialog = meta.story({
  tags: ['state'],
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  args: {
    label: 'Close the account',
    submitLabel: 'Close the account',
    isDangerous: true,
    secondaryActions: <Button>Keep it</Button>,
    children: [
      ...Array.from({ length: 12 }, (_, line) => (
        <p key={line}>{`${line + 1}. What has to be known before it is closed.`}</p>
      )),
      ...fields,
    ],
  },
  render: (args) => (
    <Dialog isOpen onClose={fn()} title="Close the account">
      <ValidatedForm {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Close the account' });
    await expect(send).toHaveAttribute('data-variant', 'danger');
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() =>
      expect(send.getBoundingClientRect().bottom).toBeLessThan(
        dialog.getBoundingClientRect().bottom,
      ),
    );
    const last = await canvas.findByRole('textbox', { name: 'Message' });
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(
      dialog.getBoundingClientRect().bottom,
    );
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      send.getBoundingClientRect().top,
    );
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view', 'played'],
  args: { secondaryActions: <Button variant="quiet">Cancel</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
  },
});

/** A password manager fills in the form on mount, before the first paint. */
export const FilledInAtOnce = meta.story({
  tags: ['!autodocs'],
  render: function ComesLater(args) {
    const [isThere, setIsThere] = useState(false);
    return (
      <>
        <Button onClick={() => setTimeout(() => setIsThere(true))}>Come</Button>
        {isThere && <ValidatedForm {...args} />}
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filledIn = Promise.withResolvers<HTMLInputElement>();
    const manager = new MutationObserver(() => {
      const field = canvasElement.querySelector<HTMLInputElement>('input[name="name"]');
      if (!field) return;
      manager.disconnect();
      void fireEvent.input(field, { target: { value: 'Amara Okafor' } });
      filledIn.resolve(field);
    });
    manager.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Come' }));
    const name = await filledIn.promise;
    // The form's initial effects have run by the time another field can be typed into.
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Email' }),
      'amara@formulary.test',
    );
    await expect(name).toHaveValue('Amara Okafor');
  },
});
