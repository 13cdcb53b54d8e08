import { screen, type userEvent as allEvents, within } from 'storybook/test';

/** Tools of a story's play function. */
export interface PlayContext {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<
    ReturnType<typeof allEvents.setup>,
    'clear' | 'click' | 'dblClick' | 'type'
  >;
}

/** Returns the Place Order button. */
export function placeOrderButton(canvas: PlayContext['canvas']): HTMLElement {
  return canvas.getByRole('button', { name: 'Place Order' });
}

/** Finds the toast with these words; the page may say them too. */
export async function findToast(words: string): Promise<HTMLElement> {
  return within(await screen.findByRole('region', { name: /Notifications/ })).findByText(words);
}

const next = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));

async function chooseDelivery(hands: PlayContext, option: RegExp) {
  await hands.userEvent.click(await hands.canvas.findByRole('radio', { name: option }));
  await next(hands);
  await hands.canvas.findByRole('textbox', { name: /First name/ });
  await next(hands);
}

async function pay(hands: PlayContext) {
  const { canvas, userEvent } = hands;
  await userEvent.click(await canvas.findByRole('radio', { name: /Bank transfer/ }));
  await next(hands);
  await userEvent.click(canvas.getByRole('checkbox', { name: /terms and conditions/ }));
}

/** Fills in the checkout of a collected order, up to the button or to the payment section. */
export async function fillInCheckout(
  hands: PlayContext,
  upTo: 'button' | 'payment' = 'button',
): Promise<void> {
  await chooseDelivery(hands, /Collection/);
  if (upTo === 'button') await pay(hands);
}

/** Fills in the checkout of an order delivered to the billing address, up to the button. */
export async function fillInDelivered(hands: PlayContext): Promise<void> {
  await chooseDelivery(hands, /Next working day/);
  await hands.canvas.findByRole('checkbox', { name: 'Same as Billing Address' });
  await next(hands);
  await pay(hands);
}
