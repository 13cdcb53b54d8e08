import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import type { CheckoutData } from './useCheckoutData.ts';

/** What a desk of the checkout is given. */
export interface DeskProps extends CheckoutData {
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string }[];
  /** Why the order was refused; it outlives a change of desk, because reading the cart again may bring one. */
  readonly problem: ApiProblem | undefined;
  readonly onProblem: (problem: ApiProblem | undefined) => void;
}
