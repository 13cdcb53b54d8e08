import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { space } from '@formulary/theme/tokens';

export interface HowToBeginProps {
  /** Whether the buyer is a prescriber; undefined if unknown. */
  isPrescriber: boolean | undefined;
  productsHref: string;
  /** Where a practitioner adds a prescriber to sign for them. */
  prescribersHref: string;
  howToOrderHref: string;
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: decimal;

  li {
    padding-inline-start: ${space[1]};
  }
`;

/** Shows three steps to the first order, in place of the latest orders. */
export function HowToBegin({
  isPrescriber,
  productsHref,
  prescribersHref,
  howToOrderHref,
}: HowToBeginProps) {
  return (
    <Steps>
      <li>
        <TextLink href={productsHref}>Find what you need</TextLink> and add it to your cart.
      </li>
      <li>
        {isPrescriber === undefined && (
          <span>At checkout, name the patient of what is on prescription.</span>
        )}
        {isPrescriber === true && (
          <span>
            At checkout, name the patient of what is on prescription; you sign it yourself.
          </span>
        )}
        {isPrescriber === false && (
          <span>
            For what is on prescription,{' '}
            <TextLink href={prescribersHref}>add a prescriber</TextLink> who signs it for you.
          </span>
        )}
      </li>
      <li>
        Choose delivery and pay; <TextLink href={howToOrderHref}>how to order</TextLink> has it step
        by step.
      </li>
    </Steps>
  );
}
