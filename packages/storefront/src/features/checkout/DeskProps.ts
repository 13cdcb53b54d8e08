import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import type { CheckoutData } from './useCheckoutData.ts';

/** Props shared by the cart and the manual checkout. */
export interface DeskProps extends CheckoutData {
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string }[];
  /** Why the order was refused; held above the desks, because reading the cart again may switch them. */
  readonly problem: ApiProblem | undefined;
  readonly onProblem: (problem: ApiProblem | undefined) => void;
}
