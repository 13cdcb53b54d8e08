import { MAXIMUM_LINE_QUANTITY } from '@formulary/rules/cart/checkQuantity';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { messages } from '@formulary/rules/problems/messages';
import type { Product } from '@formulary/rules/wire/entities/product';
import { ShoppingCart } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { QuantityField } from '../../primitives/QuantityField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { font, space } from '../../theme/tokens.ts';
import { type ProductWish, checkWish } from './checkWish.ts';
import { PrescriptionWarning } from './PrescriptionWarning.tsx';
import { QuantityCost } from './QuantityCost.tsx';

/** What putting a product into the cart needs to know, and whom it asks. */
export interface PurchaseProps {
  product: Product;
  /** Packs of the product already in the cart, on any line of it. */
  quantityInCart?: number;
  isAdding?: boolean;
  /** Why the server refused the last wish. */
  refusal?: string | undefined;
  onAdd: (wish: ProductWish) => void;
}

export interface AddToCartProps extends PurchaseProps {
  /** The chosen purchase option's value; '' while none is. Its owner shows the price that follows from it. */
  option: string;
  onOption: (option: string) => void;
}

const Form = styled(Stack)`
  max-inline-size: 30rem;
  container-type: inline-size;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};

  & > button {
    flex: 1 1 10rem;
  }

  /* Beside the control, where there is room, also when a sentence stands under that. */
  @container (width >= 22rem) {
    &:has([data-invalid]) > button {
      margin-block-end: calc(${font.sizeSmall} * ${font.lineBody} + ${space[2]});
    }
  }
`;

/** How many, bought which way, into the cart. For type 'any' a purchase option must be chosen first (spec 2.11, 5.16 to 5.18). */
export function AddToCart({
  product,
  option,
  onOption,
  quantityInCart = 0,
  isAdding = false,
  refusal,
  onAdd,
}: AddToCartProps) {
  const quantityId = useId();
  const [quantity, setQuantity] = useState(1);
  const [problem, setProblem] = useState<string>();
  const chosen = purchaseOptions.find(({ value }) => value === option)?.isPrescription;
  const isPrescription = product.type === 'any' ? chosen === true : product.type === 'prescription';
  const needsOption = product.type === 'any' && chosen === undefined;

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What stands in the field counts, also when it was never a number and so never reached `quantity`.
    const field = event.currentTarget.elements.namedItem(quantityId) as HTMLInputElement;
    const wish = checkWish({ product, typed: field.value, chosen, quantityInCart });
    setProblem(wish.ok ? undefined : wish.problem.message);
    if (wish.ok) onAdd(wish.value);
    else field.focus();
  };

  return (
    <Form as="form" $gap={4} aria-label="Add to cart" noValidate onSubmit={handleSubmit}>
      {product.type === 'any' && (
        <Select
          label="Purchase option"
          options={purchaseOptions}
          placeholder="Choose a purchase option"
          value={option}
          onChange={onOption}
          isRequired
        />
      )}
      {isPrescription && <PrescriptionWarning />}
      <Row>
        <QuantityField
          id={quantityId}
          label="Quantity"
          value={quantity}
          min={1}
          max={MAXIMUM_LINE_QUANTITY}
          invalidMessage={messages['invalid-quantity']}
          errorMessage={problem ?? refusal}
          onChange={(next) => {
            setQuantity(next);
            setProblem(undefined);
          }}
        />
        <Button
          type="submit"
          variant="primary"
          isDisabled={needsOption}
          isPending={isAdding}
          pendingLabel="Adding…"
        >
          <ShoppingCart aria-hidden /> Add
        </Button>
      </Row>
      {needsOption && <p>{messages['purchase-option-required']}</p>}
      <QuantityCost product={product} quantity={quantity} isPrescription={isPrescription} />
    </Form>
  );
}
