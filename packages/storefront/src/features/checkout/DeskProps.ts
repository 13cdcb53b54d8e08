import type { CheckoutData } from './useCheckoutData.ts';

/** What a desk of the checkout is given. */
export interface DeskProps extends CheckoutData {
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string }[];
}
