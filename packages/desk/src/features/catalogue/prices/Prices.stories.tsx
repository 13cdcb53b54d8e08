import { getDeskPrices } from '@formulary/rules/calls/desk/deskPriceCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { priceHandlers } from '../mocks/priceHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Prices',
  component: DeskAt,
  args: { path: '/catalogue/products/2/prices', role: 'customer-service' as const },
  parameters: screenParameters(
    'What a product costs now, what is planned and what it cost, each with who decided it and why.',
  ),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const planned = await canvas.findByRole('table', { name: 'Planned prices' });
    await expect(within(planned).getByRole('row', { name: /£12.90.*Planned/ })).toBeVisible();
    const past = await canvas.findByRole('table', { name: 'Prices before' });
    await expect(within(past).getByRole('row', { name: /£14.00.*Withdrawn/ })).toBeVisible();
  },
});

/** P asks for a price; the preview says what it does before anything is changed. */
export const Previewed = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Planned prices' });
    await userEvent.keyboard('p');
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change the price/ }));
    await userEvent.type(await dialog.findByLabelText(/^Price a pack/), '10.50');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'The supplier asks less');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await expect(
      await dialog.findByText(/£10.50 a pack from now, instead of £12.00/),
    ).toBeVisible();
    await expect(await dialog.findByText('4, 14 packs')).toBeVisible();
    await expect(
      await dialog.findByText('Promotions that would not be applied any more'),
    ).toBeVisible();
  },
});

/** Leaving the preview loses nothing: the dialog has what was typed when it opens again. */
export const LeftPreview = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Change price' });
    await userEvent.click(open);
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change the price/ }));
    await userEvent.type(await dialog.findByLabelText(/^Price a pack/), '10.50');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'The supplier asks less');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Edit' }));
    await expect(await dialog.findByLabelText(/^Price a pack/)).toHaveValue('10.50');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await dialog.findByRole('button', { name: 'Set the price' });
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(open);
    const again = within(await canvas.findByRole('dialog', { name: /^Change the price/ }));
    await expect(await again.findByLabelText(/^Price a pack/)).toHaveValue('10.50');
    await expect(await again.findByLabelText(/^Reason/)).toHaveValue('The supplier asks less');
  },
});

/** A price of now joins the history, and the one before can be changed back to. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change price' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change the price/ }));
    await userEvent.type(await dialog.findByLabelText(/^Price a pack/), '12.50');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'New price of the supplier');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Set the price' }));
    const past = await canvas.findByRole('table', { name: 'Prices before' });
    await within(past).findByRole('row', { name: /£12.50.*£12.00/ });
    const back = await within(past).findByRole('button', { name: /^Change back to £12.00/ });
    await userEvent.click(back);
    const again = within(await canvas.findByRole('dialog', { name: /^Change the price/ }));
    await expect(await again.findByLabelText(/^Price a pack/)).toHaveValue('12.00');
  },
});

/** A price from a day waits among those planned. */
export const Planned = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change price' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change the price/ }));
    await userEvent.type(await dialog.findByLabelText(/^Price a pack/), '13.10');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^From/ }), '01/02/2027');
    await userEvent.type(await dialog.findByLabelText(/^At/), '09:30');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Price list of February');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Plan the price' }));
    const planned = await canvas.findByRole('table', { name: 'Planned prices' });
    await expect(
      await within(planned).findByRole('row', { name: /01\/02\/2027, 09:30.*£13.10/ }),
    ).toBeVisible();
  },
});

/** What cannot be a price is said beside its field. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change price' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change the price/ }));
    await userEvent.type(await dialog.findByLabelText(/^Price a pack/), '0');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Free');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('A price is above £0.00')).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const planned = await canvas.findByRole('table', { name: 'Planned prices' });
    await userEvent.click(within(planned).getByRole('button', { name: /^Withdraw £12.90/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Withdraw £12.90/ }));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'The list was wrong');
    await userEvent.click(await dialog.findByRole('button', { name: 'Withdraw' }));
    const past = await canvas.findByRole('table', { name: 'Prices before' });
    await expect(
      await within(past).findByRole('row', { name: /£12.90.*The list was wrong/ }),
    ).toBeVisible();
  },
});

/** Who may not change prices sees them. */
export const Reader = meta.story({
  args: { role: 'pharmacist' as const },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Planned prices' });
    await expect(canvas.queryByRole('button', { name: 'Change price' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  },
});

/** A product whose price never changed. */
export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...priceHandlers({ planned: [], past: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('£12.00')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getDeskPrices)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskPrices)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...priceHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'Planned prices' })).toBeVisible();
  },
});
