import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../mocks/enterShop.ts';
import { lineOf } from '../carts/mocks/lineOf.ts';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';
import { mockNeedles } from '../catalogue/mocks/mockCatalogue.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { cartDraft, manualDraft } from './checkoutDraft.ts';
import { findToast, placeOrderButton } from './fillInCheckout.ts';

const cart = [lineOf(mockNeedles, false, 2)];
const sent = fn<(request: OrderRequest) => void>();

const meta = preview.meta({
  title: 'Screens/Manual prescription',
  component: ShopAt,
  args: { path: '/checkout?manual=true' },
  parameters: screenParameters(
    'What a prescriber writes by hand, by name and packs; the cart is left alone (spec 2.14, 4.8).',
  ),
  beforeEach: async (context) => {
    enterShop(context);
    // Preloaded, so that every screenshot shows it.
    await import('@formulary/ui/pieces/patients/PatientPicker');
    sent.mockClear();
    for (const draft of [cartDraft, manualDraft]) draft.setState(draft.getInitialState(), true);
    const profile = { isPrescriber: context.args.role === 'prescriber' };
    context.msw.use(
      mockCall(createOrder, ({ body }) => {
        sent(body);
        const prescribed = { hasPrescription: true, hasManualPrescription: true };
        return { answer: anOrder({ number: 'BY-HAND', awaitsPrice: true, ...prescribed }) };
      }),
      ...mockShop({ cart, profile }),
    );
  },
});

export const Untouched = meta.story({
  args: { role: 'prescriber' },
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name of item 1' })).toBeVisible();
    await expect(await canvas.findByText(/The price is subject to change/)).toBeVisible();
    await expect(placeOrderButton(canvas)).toBeDisabled();
  },
});

/** From the first item to the order number; the cart stays as it was. */
export const WrittenAndOrdered = meta.story({
  args: { role: 'prescriber' },
  tags: ['@2.14', '@4.8', '@5.22', '@5.27', '@8.14'],
  play: async ({ canvas, userEvent, step }) => {
    const next = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    // The prescriber's header loads just after the page.
    await canvas.findByRole('button', { name: /requests/i });
    await step('each item shows what is missing', async () => {
      await canvas.findByRole('textbox', { name: 'Name of item 1' });
      await next('Continue');
      await expect(await canvas.findByRole('textbox', { name: 'Name of item 1' })).toHaveFocus();
      const items = within(await canvas.findByRole('list', { name: 'Items' }));
      await expect(items.getByText('Invalid name')).toBeVisible();
      await expect(items.getByText('Invalid quantity')).toBeVisible();
      await expect((await canvas.findAllByText('Please choose a patient')).length).toBeGreaterThan(
        0,
      );
    });
    await step('accepts two items with an empty row after them, and a patient', async () => {
      const name = (row: number) => canvas.getByRole('textbox', { name: `Name of item ${row}` });
      const packs = (row: number) => canvas.getAllByRole('textbox', { name: /^Packs/ })[row - 1]!;
      await userEvent.type(name(1), 'Tretinoin 20 g');
      await userEvent.type(packs(1), '2{Enter}');
      await expect(name(2)).toHaveFocus();
      await userEvent.type(name(2), 'Lidocaine 4% cream');
      await userEvent.type(packs(2), '1{Enter}');
      await expect(name(3)).toHaveFocus();
      await next('Continue');
      await expect(await canvas.findByRole('combobox', { name: 'Patient' })).toHaveFocus();
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Patient' }));
      await userEvent.click(await screen.findByRole('option', { name: /JONES/ }));
      await next('Continue');
      await expect(await findToast('Prescription Details Added Successfully')).toBeInTheDocument();
    });
    await step('delivery and billing work as usual, and cards are refused', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Collection/ }));
      await next('Save and continue');
      await canvas.findByRole('textbox', { name: /First name/ });
      await next('Save and continue');
      const card = await canvas.findByRole('radio', { name: /Card/ });
      await expect(card).toBeDisabled();
      await expect(
        await canvas.findByText(
          'Manual prescriptions cannot be paid by card. Please pay by bank transfer',
        ),
      ).toBeVisible();
      await userEvent.click(await canvas.findByRole('radio', { name: /Bank transfer/ }));
      await next('Save and continue');
    });
    await step('the order is placed without the cart, which stays as it was', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: /terms/ }));
      await userEvent.click(placeOrderButton(canvas));
      await expect(await canvas.findByRole('link', { name: 'BY-HAND' })).toBeVisible();
      await expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          items: {},
          prescriptions: [],
          manual: {
            patientId: 42,
            items: [
              { name: 'Tretinoin 20 g', quantity: 2 },
              { name: 'Lidocaine 4% cream', quantity: 1 },
            ],
          },
        }),
      );
      await expect(await canvas.findByText(/The pharmacy sets the price/)).toBeVisible();
      await expect(await canvas.findByText('We will tell you the price')).toBeVisible();
      await expect(canvas.queryByText(/Sort code|Amount to pay/)).not.toBeInTheDocument();
      await expect(await canvas.findByRole('link', { name: /^Cart/ })).toHaveTextContent('2');
    });
  },
});

/** Others are redirected to the checkout of their cart, with a notice. */
export const NotAPrescriber = meta.story({
  args: { role: 'practitioner' },
  tags: ['@6.3'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /Delivery/ })).toBeVisible();
    await expect(
      await screen.findByText(/Manual prescriptions are for prescribers/),
    ).toBeInTheDocument();
  },
});
