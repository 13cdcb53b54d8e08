import { aPublicProduct } from '@formulary/rules/catalogue/fixtures/aPublicProduct';
import { expect } from 'storybook/test';
import { comesWithSession } from '@formulary/storybook-kit/plays/comesWithSession';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { VisitorsOffer } from './VisitorsOffer.tsx';

const meta = preview.meta({
  title: 'Catalogue/VisitorsOffer',
  component: VisitorsOffer,
  parameters: {
    guide: {
      useFor: ['What a visitor is offered of a product: whether there is any.'],
      useNot: ['A signed-in buyer: use BuyersOffer.'],
      anatomy: [
        ['Login to see prices', 'The way to the price', 'a "Login to see prices"'],
        ['Stock', 'Whether there is any', '[data-stock]'],
        ['Warning', 'When it needs a prescription', '[data-tone="warning"]'],
        ['Add', 'Waits for the sign-in', 'button "Add"'],
      ],
      drawnIn: 'OnPrescription',
      screenReader: ['“Login to see prices, link”, “In stock”, “Add, button, unavailable”.'],
      content: ['“Login to see prices” stands first: it is also why Add is disabled.'],
      do: ['Keep Add in view: it shows what signing in opens.'],
      dont: ['Show a price, a promotion or a figure of stock.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { product: aPublicProduct({ type: 'nonPrescription' }), signInHref: '/signin' },
});

export const InStock = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Login to see prices' });
    await expect(link).toHaveAttribute('href', '/signin');
    await expect(canvas.getByText('In stock')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Prescription required')).not.toBeInTheDocument();
  },
});

export const OnPrescription = meta.story({
  args: { product: aPublicProduct({ type: 'prescription' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prescription required')).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  args: { product: aPublicProduct({ isInStock: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
});

/** In a browser with a session, shows a placeholder for the buyer's offer with Add, and no text for visitors. */
export const ToSomebodySignedIn = meta.story({
  tags: ['state'],
  beforeEach: comesWithSession,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Login to see prices')).not.toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    // Add can be pressed before the offer loads.
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeEnabled();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={8}>
      <VisitorsOffer {...args} />
      <VisitorsOffer {...args} product={aPublicProduct({ type: 'prescription' })} />
      <VisitorsOffer {...args} product={aPublicProduct({ isInStock: false })} />
    </Stack>
  ),
});
