import type { Order } from '@formulary/rules/orders/order';
import type { Signer } from '@formulary/rules/prescriptions/signing/signer';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { Letterhead } from '../../chrome/Letterhead/Letterhead.tsx';
import { OrderRecord } from '../../orders/OrderRecord/OrderRecord.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';
import type { Elements } from '../../../primitives/elements.ts';
import { SignatureDue } from '../SignatureDue/SignatureDue.tsx';

export interface OrderPlacedProps {
  orderNumber: string;
  /** The saved order; omitted while it loads. The order number is known before that. */
  order?: Order | undefined;
  /** Who signs its prescriptions, if it has any. */
  signer?: Signer | undefined;
  /** Where a buyer who is the prescriber signs. */
  signHref?: string | undefined;
  orderHref: string;
  continueHref: string;
  /** Message about parts that failed to load. */
  children?: Elements;
}

/** Confirms the order: what to pay and how, then totals, delivery address and billing details (spec 2.14, 4.8). */
export function OrderPlaced({
  orderNumber,
  order,
  signer,
  signHref,
  orderHref,
  continueHref,
  children,
}: OrderPlacedProps) {
  const isToSign = signer === 'buyer' && order?.signBy !== undefined;
  return (
    <ResultPage
      tone="success"
      icon={<CircleCheck aria-hidden />}
      title="Thank you for your order"
      actions={
        <>
          <ButtonLink href={orderHref} variant={isToSign ? 'secondary' : 'primary'}>
            View your order
          </ButtonLink>
          <ButtonLink href={continueHref}>Continue Shopping</ButtonLink>
        </>
      }
    >
      <Letterhead />
      <p>
        Your order number is{' '}
        <TextLink href={orderHref}>
          <Unbroken translate="no">{orderNumber}</Unbroken>
        </TextLink>
        .
      </p>
      {order?.hasPrescription && signer && (
        <SignatureDue order={order} signer={signer} signHref={signHref} />
      )}
      {children}
      {order && <OrderRecord order={order} />}
    </ResultPage>
  );
}
