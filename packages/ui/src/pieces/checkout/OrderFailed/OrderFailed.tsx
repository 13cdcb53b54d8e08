import { CircleX } from 'lucide-react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface OrderFailedProps {
  /** What went wrong, in a sentence. */
  message: string;
  cartHref: string;
  /** Returns to the checkout and keeps what was typed. */
  onBack: () => void;
}

/** Says that the order was not placed (spec 2.14, 8.13). */
export function OrderFailed({ message, cartHref, onBack }: OrderFailedProps) {
  return (
    <ResultPage
      tone="danger"
      icon={<CircleX aria-hidden />}
      title="Oops!"
      actions={
        <>
          <Button variant="primary" onClick={onBack}>
            Back to checkout
          </Button>
          <ButtonLink href={cartHref}>View cart</ButtonLink>
        </>
      }
    >
      <p role="alert">{message}</p>
      <p>Your order was not placed. Your cart and everything you filled in are still here.</p>
    </ResultPage>
  );
}
