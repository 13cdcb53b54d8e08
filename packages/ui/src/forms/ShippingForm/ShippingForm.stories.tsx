import { aDeliveryAddress } from '@formulary/rules/addresses/fixtures/aDeliveryAddress';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ShippingForm } from './ShippingForm.tsx';

const billing = aDeliveryAddress();

const clinic = {
  ...billing,
  name: 'Riverside Clinic',
  street: '3 Water Lane',
  city: 'Leeds',
  postcode: 'LS1 5PS',
};

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In a single-line field: saves and continues',
    check: async ({ press, canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Same as Billing Address' }));
      canvas.getByRole('textbox', { name: 'Postcode' }).focus();
      await press('Enter');
      // The form is empty, so errors prove that it was submitted.
      await expect(canvas.getByRole('textbox', { name: 'Name on the parcel' })).toBeInvalid();
    },
  },
];

const meta = preview.meta({
  title: 'Checkout/ShippingForm',
  component: ShippingForm,
  parameters: {
    guide: {
      useFor: ['Where the parcel goes, when it is not collected.'],
      useNot: ['A collection: the section is left out.'],
      anatomy: [
        ['Same as Billing Address', 'Ticked at first; shows the address', 'label'],
        ['Fields', 'When it goes elsewhere', '[name="name"]'],
        ['Save and continue', 'Opens the next section', '[type="submit"]'],
      ],
      drawnIn: 'Reopened',
      keyboard,
      screenReader: [
        '“Same as Billing Address, checkbox, checked”, then the address line by line.',
        'Unticked: “Shipping, form” with its fields.',
      ],
      content: [
        'The name is that on the parcel, not of the account.',
        'The contact number says whom it is for: the courier.',
      ],
      do: [
        'Fill in from the billing details what they have, when they are not enough for a parcel.',
      ],
      dont: ['Take over an address that breaks a rule unseen.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { billing, onSubmit: fn() },
});

export const SameAsBilling = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Same as Billing Address' })).toBeChecked();
    await expect(canvas.getByText('14 Lambs Conduit Passage')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ shipping: billing, shipsToBilling: true });
  },
});

export const OtherAddress = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Same as Billing Address' }));
    await step('requires an empty address to be filled in', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
      await expect(
        await canvas.findByRole('textbox', { name: 'Name on the parcel' }),
      ).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('sends that address', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Name on the parcel' }),
        clinic.name,
      );
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Contact number' }),
        clinic.phone,
      );
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Address' }), clinic.street);
      await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), clinic.city);
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Postcode' }),
        clinic.postcode,
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ shipping: clinic, shipsToBilling: false });
    });
  },
});

/** Ticking and unticking keeps the typed text. */
export const ChangesItsMind = meta.story({
  play: async ({ canvas, userEvent }) => {
    const same = canvas.getByRole('checkbox', { name: 'Same as Billing Address' });
    await userEvent.click(same);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), 'Leeds');
    await userEvent.click(same);
    await userEvent.click(same);
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
  },
});

export const Reopened = meta.story({
  args: { initialValues: clinic },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('3 Water Lane');
  },
});

export const BillingIncomplete = meta.story({
  args: { billing: { ...billing, phone: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(billing.street);
    await expect(canvas.getByRole('textbox', { name: 'Contact number' })).toHaveValue('');
  },
});

/** Billing address abroad: requires a separate shipping address where the shop delivers. */
export const BilledAbroad = meta.story({
  args: { billing: { ...billing, countryCode: 'US', postcode: '10001' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Name on the parcel' })).toHaveValue(
      billing.name,
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), clinic.street);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), 'St Helier');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Postcode' }), 'JE3 8DB');
    const country = await canvas.findByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('GB');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expect(
      await canvas.findByRole('textbox', { name: 'Postcode' }),
    ).toHaveAccessibleDescription(
      'Error: We deliver to the United Kingdom and the Isle of Man only. This postcode is elsewhere',
    );
    await userEvent.selectOptions(country, 'JE');
    await expect(country).toHaveAccessibleDescription(
      'Error: We deliver to the United Kingdom and the Isle of Man only',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { initialValues: clinic },
});
