import { anOrderParcel } from '@formulary/rules/orders/fixtures/orders';
import { expect, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OrderParcels } from './OrderParcels.tsx';

const meta = preview.meta({
  title: 'Account/OrderParcels',
  component: OrderParcels,
  parameters: {
    guide: {
      useFor: ['An order of which a parcel has left.'],
      useNot: ['An order that is being packed.'],
      anatomy: [
        ['Parcels', 'In the order in which they left', 'h3'],
        ['Tracking number', 'Opens the courier’s page, if the courier has one', 'li a'],
        ['What follows', 'The packs that have not left', 'section > p'],
      ],
      drawnIn: 'InParts',
      screenReader: ['“Parcels, region”; each parcel with its heading.'],
      content: ['Tracking numbers as the courier writes them.'],
      do: ['Say how many packs follow.'],
      dont: ['Promise a day for what follows.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: { parcels: [anOrderParcel()], packsLeft: 0 },
});

/** Everything left in one parcel. */
export const Whole = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Parcel' }));
    await expect(region.getByRole('link', { name: 'JD000212345678' })).toHaveAttribute(
      'href',
      'https://www.dhl.com/gb-en/home/tracking.html?tracking-id=JD000212345678',
    );
  },
});

/** A parcel by the pharmacy's own van has no page; two packs follow. */
export const InParts = meta.story({
  tags: ['state', 'every-view'],
  args: {
    parcels: [
      anOrderParcel(),
      anOrderParcel({ number: 2, courier: 'other', tracking: undefined }),
      anOrderParcel({ number: 3, courier: 'other', tracking: 'VAN-7731' }),
    ],
    packsLeft: 2,
  },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Parcels' }));
    await expect(region.getAllByRole('link')).toHaveLength(1);
    await expect(region.getByText('2 packs follow as soon as we can send them.')).toBeVisible();
  },
});

/** One pack follows. */
export const OneFollows = meta.story({ tags: ['state'], args: { packsLeft: 1 } });
