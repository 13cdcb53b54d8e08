import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { AddressLines } from './AddressLines.tsx';

const address = {
  name: 'Riverside Clinic',
  street: '3 Water Lane',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 5PS',
  countryCode: 'GB',
  phone: '0113 496 0000',
};

const meta = preview.meta({
  title: 'Checkout/AddressLines',
  component: AddressLines,
  parameters: {
    guide: {
      useFor: ['An address that has been given, as it stands on an envelope.'],
      useNot: ['Typing one: use BillingForm or ShippingForm.'],
      anatomy: [
        ['Name', 'Of the person or the clinic', '"Riverside Clinic"'],
        ['Street', 'As it was typed', '"3 Water Lane"'],
        ['Town and postcode', 'In one line', '"LS1 5PS"'],
        ['County, country', 'The country in words', '"West Yorkshire"'],
        ['Phone', 'The number to call', '"0113"'],
      ],
      drawnIn: 'Full',
      screenReader: ['Line by line, from the name to the phone number.'],
      content: ['Town and postcode in one line; empty lines left out; the country in words.'],
      do: ['Give empty parts as they are: their lines are left out.'],
      dont: ['Join the lines with commas: it is read as on an envelope.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { address },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leeds LS1 5PS')).toBeVisible();
    await expect(canvas.getByText('United Kingdom')).toBeVisible();
  },
});

export const WithoutCounty = meta.story({
  tags: ['state'],
  args: { address: { ...address, county: '' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('address > div')).toHaveLength(5);
  },
});
