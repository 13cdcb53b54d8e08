import { listDeskDelivery } from '@formulary/rules/calls/desk/deskDeliveryCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { priceHandlers } from '../mocks/priceHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Delivery',
  component: DeskAt,
  args: { path: '/catalogue/delivery', role: 'customer-service' as const },
  parameters: screenParameters('The ways of delivery that the shop offers, and their fees.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Ways of delivery' }));
    await expect(table.getByRole('row', { name: /Collection.*Free/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Saturday.*Not offered/ })).toBeVisible();
  },
});

/** The preview says who is touched, and that goods that stay cold can still be delivered. */
export const Previewed = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Change Next working day delivery' }),
    );
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change Next working day/ }));
    const fee = await dialog.findByLabelText(/^Fee with VAT/);
    await userEvent.clear(fee);
    await userEvent.type(fee, '8.50');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'The courier asks more');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText(/^Then: .*£8.50/)).toBeVisible();
    await expect(await dialog.findByText('31')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change the delivery' }));
    await expect(await canvas.findByText('£8.50')).toBeVisible();
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a way of delivery' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a way of delivery' }));
    await userEvent.type(await dialog.findByLabelText(/^Name/), 'Bicycle courier, York');
    await userEvent.type(await dialog.findByLabelText(/^Fee with VAT/), '3');
    await userEvent.type(await dialog.findByLabelText(/^Place/), '5');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Asked for by clinics');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add the delivery' }));
    await expect(await canvas.findByText('Bicycle courier, York')).toBeVisible();
  },
});

/** Each field says what is wrong with it. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a way of delivery' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a way of delivery' }));
    await userEvent.type(await dialog.findByLabelText(/^Fee with VAT/), 'free');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await expect((await dialog.findAllByText('Please give the delivery a name'))[0]).toBeVisible();
  },
});

export const Reader = meta.story({
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Ways of delivery' });
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskDelivery)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskDelivery)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...priceHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'Ways of delivery' })).toBeVisible();
  },
});
