import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { BillingForm, type BillingFormProps } from './BillingForm.tsx';

const amara = {
  firstName: 'Amara',
  lastName: 'Okafor',
  company: '',
  phone: '020 7946 0018',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  county: '',
  countryCode: 'GB',
};

const nothing = {
  firstName: '',
  lastName: '',
  company: '',
  phone: '',
  street: '',
  city: '',
  postcode: '',
  county: '',
  countryCode: '',
};

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In a single-line field: saves and continues',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('textbox', { name: 'First name' }).focus();
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledTimes(1);
      canvas.getByRole('textbox', { name: 'Postcode' }).focus();
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = preview.meta({
  title: 'Checkout/BillingForm',
  component: BillingForm,
  parameters: {
    guide: {
      useFor: ['Who is billed and where, in the checkout.'],
      useNot: ['Where the parcel goes: use ShippingForm.'],
      anatomy: [
        ['First and last name', 'Of the account', '"First name"'],
        ['Email', 'Shown, and never changed here', '[name="email"]'],
        ['Contact number', 'Only used about orders', '[name="phone"]'],
        ['Address', 'In the order of an envelope; the county is optional', '[name="street"]'],
        ['Save and continue', 'Keeps it, and opens the next section', '[type="submit"]'],
      ],
      drawnIn: 'Filled',
      keyboard,
      screenReader: [
        '“Billing, form”; each field with its label, help and error.',
        'After a refused try: the summary, and the first invalid field has the focus.',
      ],
      content: ['“Please add postcode”: the rule’s sentences, to the letter.'],
      do: ['Save to the profile only what was changed.'],
      dont: ['Judge before the first try.'],
      usedBy: ['Checkout', 'Profile'],
    } satisfies Guide,
  },
  args: {
    initialValues: amara,
    email: 'practitioner@formulary.test',
    onSubmit: fn<BillingFormProps['onSubmit']>(),
  },
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('the e-mail address is disabled', async () => {
      await expect(email).toBeDisabled();
      await expect(email).toHaveValue('practitioner@formulary.test');
    });
    await step('reports that nothing changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith(amara, false);
    });
    await step('reports a change', async () => {
      const city = await canvas.findByRole('textbox', { name: 'City' });
      await userEvent.clear(city);
      await userEvent.type(city, 'Leeds{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...amara, city: 'Leeds' }, true);
    });
    await step('tells people with a single name what to type, and accepts it', async () => {
      const lastName = await canvas.findByRole('textbox', { name: 'Last name' });
      await expect(lastName).toHaveAccessibleDescription('Only one name? Type a hyphen (-) here');
      await userEvent.clear(lastName);
      await userEvent.type(lastName, '-{Enter}');
      const saved = { ...amara, city: 'Leeds', lastName: '-' };
      await expect(args.onSubmit).toHaveBeenLastCalledWith(saved, true);
    });
  },
});

export const Empty = meta.story({
  tags: ['@5.11', 'state', 'played'],
  args: { initialValues: nothing },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    const sentences = [
      ['First name', 'Please add first name'],
      ['Last name', 'Please add last name'],
      ['Contact number', 'Please add contact number'],
      ['Address', 'Please add address'],
      ['City', 'Please add city'],
      ['Postcode', 'Please add postcode'],
    ] as const;
    await step('every required field shows its own error', async () => {
      for (const [name, sentence] of sentences) {
        const field = await canvas.findByRole('textbox', { name });
        await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
      }
      await expect(
        await canvas.findByRole('combobox', { name: 'Country' }),
      ).toHaveAccessibleDescription(/Please add country/);
    });
    await step('the county is optional and the e-mail address disabled', async () => {
      await expect(await canvas.findByRole('textbox', { name: /County/ })).not.toHaveAttribute(
        'aria-invalid',
      );
      await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeDisabled();
    });
    await step('focuses the first invalid field and links the others in the summary', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveFocus();
      await userEvent.click(await canvas.findByRole('link', { name: 'Please add postcode' }));
      await expect(await canvas.findByRole('textbox', { name: 'Postcode' })).toHaveFocus();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WithoutAnEmail = meta.story({
  tags: ['@5.11', '!autodocs'],
  args: { email: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Please add a valid email/,
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const refused = () => ({
  message: 'Some of what was sent is not valid',
  errors: { email: 'We cannot send mail to this address', postcode: 'Please add postcode' },
});

export const RefusedByTheServer = meta.story({
  tags: ['state', 'played'],
  args: { onSubmit: fn<BillingFormProps['onSubmit']>(refused) },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    const postcode = await canvas.findByRole('textbox', { name: 'Postcode' });
    await step('shows an error on the account address without focusing it', async () => {
      await expect(
        await canvas.findByRole('textbox', { name: 'Email' }),
      ).toHaveAccessibleDescription(/We cannot send mail to this address/);
    });
    await step('marks and focuses the field at fault and keeps its text', async () => {
      await expect(postcode).toHaveAccessibleDescription(/Please add postcode/);
      await expect(postcode).toHaveFocus();
      await expect(postcode).toHaveValue('WC1R 4RH');
    });
  },
});

/** A field's server error disappears when the field changes. */
export const RefusalGoes = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<BillingFormProps['onSubmit']>(refused) },
  play: async ({ canvas, userEvent }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(postcode).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(postcode, '{Backspace}J');
    await expect(postcode).not.toHaveAttribute('aria-invalid');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({ play: pressAlong });
