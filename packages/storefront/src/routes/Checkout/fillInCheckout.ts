import type { userEvent as allEvents, within } from 'storybook/test';

/** What a story's play function has in its hands. */
export interface Hands {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<ReturnType<typeof allEvents.setup>, 'click' | 'type'>;
}

/** The button that places the order. */
export function placeOrderButton(canvas: Hands['canvas']): HTMLElement {
  return canvas.getByRole('button', { name: 'Place Order' });
}

/** Goes through the sections of the checkout for a collected order, up to the button. */
export async function fillInCheckout({ canvas, userEvent }: Hands): Promise<void> {
  const next = () => userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
  await userEvent.click(await canvas.findByRole('radio', { name: /Collection/ }));
  await next();
  await canvas.findByRole('textbox', { name: /First name/ });
  await next();
  await userEvent.click(await canvas.findByRole('radio', { name: /Bank transfer/ }));
  await next();
  await userEvent.click(canvas.getByRole('checkbox', { name: /terms and conditions/ }));
}
