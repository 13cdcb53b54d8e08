import { checkPurchase } from '@formulary/rules/carts/checkPurchase';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { messages } from '@formulary/rules/problems/messages';
import { availableStock } from '@formulary/rules/stock/stockLevel';
import { stockSentence } from '@formulary/rules/stock/stockSentence';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, font, space } from '@formulary/theme/tokens';
import { Button } from '../../../../primitives/buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import type { PurchaseProps } from '../AddToCart/AddToCart.tsx';

export interface AddOneProps extends Omit<PurchaseProps, 'buyer' | 'knowsPrescriptions'> {}

const Root = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  gap: ${space[1]};

  p {
    max-inline-size: 10rem;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    line-height: ${font.lineHeading};
    text-align: end;
  }

  ${media.belowTablet} {
    & > button svg {
      display: none;
    }
  }
`;

/* A row of its own below the product. */
const Choice = styled.fieldset`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  p {
    flex: 1 0 100%;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    text-align: end;
  }
`;

/**
 * Adds one pack of a product to the cart. A product that is sold both ways asks for its purchase option first (spec 5.16
 * to 5.18). Place it in a wrapping flex row: the question takes a line of its own.
 */
export function AddOne({
  product,
  quantityInCart = 0,
  isAdding = false,
  refusal,
  onAdd,
  onRefused,
}: AddOneProps) {
  const choiceId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const choice = useRef<HTMLFieldSetElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const isLeft = availableStock(product) > quantityInCart;
  const shortage = stockSentence(product, { held: quantityInCart, where: 'in the cart' });
  useEffect(() => {
    if (isAsking) choice.current?.querySelector('button')?.focus();
  }, [isAsking]);

  useEffect(() => {
    // The last pack is in the cart: the disabled button cannot keep the focus.
    if (!isLeft && isPressed.current) message.current?.focus();
  }, [isLeft]);

  const addOne = (isPrescription: boolean | undefined) => {
    isPressed.current = true;
    const purchase = checkPurchase({ product, quantity: 1, isPrescription, quantityInCart });
    if (purchase.ok) onAdd(purchase.value);
    else onRefused?.(purchase.problem);
  };
  const choose = (isPrescription: boolean) => {
    setIsAsking(false);
    add.current?.focus();
    addOne(isPrescription);
  };
  const isSoldBothWays = product.type === 'any';
  return (
    <>
      <Root>
        <Button
          ref={add}
          isSmall
          isDisabled={!isLeft}
          isPending={isAdding}
          pendingLabel="Adding…"
          aria-expanded={isSoldBothWays ? isAsking : undefined}
          aria-controls={isAsking ? choiceId : undefined}
          onClick={() => (isSoldBothWays ? setIsAsking(!isAsking) : addOne(undefined))}
        >
          <ShoppingCart aria-hidden /> Add
          <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
        </Button>
        {quantityInCart > 0 && isLeft && <p>{`${quantityInCart} in your cart`}</p>}
        {!isLeft && quantityInCart > 0 && (
          <p ref={message} tabIndex={-1}>
            {shortage}
          </p>
        )}
        {refusal !== undefined && isLeft && <p>{refusal}</p>}
      </Root>
      {isAsking && isLeft && (
        <Choice ref={choice} id={choiceId} aria-label={`Purchase option of ${product.name}`}>
          <p>{messages['purchase-option-required']}</p>
          {purchaseOptions.map(({ value, label, isPrescription }) => (
            <Button key={value} isSmall onClick={() => choose(isPrescription)}>
              {label}
            </Button>
          ))}
        </Choice>
      )}
    </>
  );
}
