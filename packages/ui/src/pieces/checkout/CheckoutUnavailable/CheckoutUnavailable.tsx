import { messages } from '@formulary/rules/problems/messages';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface CheckoutUnavailableProps {
  cartHref: string;
}

/** Says that a cart with prescription items cannot be checked out yet, and where to change it. */
export function CheckoutUnavailable({ cartHref }: CheckoutUnavailableProps) {
  return (
    <Alert
      tone="warning"
      actions={
        <ButtonLink href={cartHref} isSmall>
          Back to the cart
        </ButtonLink>
      }
    >
      {messages['prescription-checkout-not-yet']}.
    </Alert>
  );
}
