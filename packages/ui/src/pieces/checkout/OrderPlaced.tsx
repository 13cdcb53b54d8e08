import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { Unbroken } from '../../primitives/Unbroken.ts';
import { BankDetails } from './BankDetails.tsx';
import { ResultPage } from './ResultPage.tsx';

export interface OrderPlacedProps {
  orderNumber: string;
  orderHref: string;
  continueHref: string;
}

/** The order stands: its number leads to it, and what to do to pay by bank transfer (spec 2.14, 4.8). */
export function OrderPlaced({ orderNumber, orderHref, continueHref }: OrderPlacedProps) {
  return (
    <ResultPage
      tone="success"
      icon={<CircleCheck aria-hidden />}
      title="Thank you for your order"
      actions={
        <>
          <ButtonLink href={orderHref} variant="primary">
            View your order
          </ButtonLink>
          <ButtonLink href={continueHref}>Continue Shopping</ButtonLink>
        </>
      }
    >
      <p>
        Your order number is{' '}
        <TextLink href={orderHref}>
          <Unbroken>{orderNumber}</Unbroken>
        </TextLink>
        . We dispatch it when your bank transfer has arrived; please give the order number as the
        reference.
      </p>
      <BankDetails reference={orderNumber} />
    </ResultPage>
  );
}
