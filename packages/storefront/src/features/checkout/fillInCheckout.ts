import type { userEvent as allEvents, within } from 'storybook/test';

/** What a story's play function has in its hands. */
export interface Hands {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<
    ReturnType<typeof allEvents.setup>,
    'clear' | 'click' | 'dblClick' | 'type'
  >;
}

/** The button that places the order. */
export function placeOrderButton(canvas: Hands['canvas']): HTMLElement {
  return canvas.getByRole('button', { name: 'Place Order' });
}

const next = ({ canvas, userEvent }: Hands) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));

async function chooseDelivery(hands: Hands, option: RegExp) {
  await hands.userEvent.click(await hands.canvas.findByRole('radio', { name: option }));
  await next(hands);
  await hands.canvas.findByRole('textbox', { name: /First name/ });
  await next(hands);
}

async function pay(hands: Hands) {
  const { canvas, userEvent } = hands;
  await userEvent.click(await canvas.findByRole('radio', { name: /Bank transfer/ }));
  await next(hands);
  await userEvent.click(canvas.getByRole('checkbox', { name: /terms and conditions/ }));
}

/** Goes through the sections of the checkout for a collected order, up to the button or only up to the payment. */
export async function fillInCheckout(
  hands: Hands,
  upTo: 'button' | 'payment' = 'button',
): Promise<void> {
  await chooseDelivery(hands, /Collection/);
  if (upTo === 'button') await pay(hands);
}

/** Goes through the sections for an order that is delivered to the billing address, up to the button. */
export async function fillInDelivered(hands: Hands): Promise<void> {
  await chooseDelivery(hands, /Next working day/);
  await hands.canvas.findByRole('checkbox', { name: 'Same as Billing Address' });
  await next(hands);
  await pay(hands);
}
