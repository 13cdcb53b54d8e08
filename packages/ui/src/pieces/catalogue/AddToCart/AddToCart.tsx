import type { Purchase } from '@formulary/rules/carts/checkPurchase';
import { MAXIMUM_LINE_QUANTITY } from '@formulary/rules/carts/checkQuantity';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Product } from '@formulary/rules/catalogue/product';
import { ShoppingCart } from 'lucide-react';
import { addPress } from '../shownProduct.ts';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { QuantityField } from '../../../fields/QuantityField/QuantityField.tsx';
import { Select } from '../../../fields/Select/Select.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { media } from '../../../theme/media.ts';
import { border, color, font, layer, size, space } from '../../../theme/tokens.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { PrescriptionWarning } from '../PrescriptionWarning/PrescriptionWarning.tsx';
import { QuantityCost } from '../QuantityCost/QuantityCost.tsx';
import { usePurchase } from './usePurchase.ts';
import type { Elements } from '../../../primitives/elements.ts';

/** What putting a product into the cart needs to know, and whom it asks. */
export interface PurchaseProps {
  product: Product;
  /** Who buys: a prescriber signs themself. */
  buyer?: 'practitioner' | 'prescriber' | undefined;
  /** Packs of the product already in the cart, on any line of it. */
  quantityInCart?: number;
  isAdding?: boolean;
  /** Why the server refused the last one. */
  refusal?: string | undefined;
  onAdd: (purchase: Purchase) => void;
  /** What was asked for cannot be had. The form says how many can; the refusal itself is for its owner to say. */
  onRefused?: (problem: Refusal) => void;
}

/** What stands in the form. */
interface Chosen {
  readonly quantity: number;
  /** The value of the purchase option; '' while none is chosen. */
  readonly option: string;
}

export interface AddToCartProps extends PurchaseProps {
  /** The chosen purchase option's value; '' while none is. Its owner shows the price that follows from it. */
  option: string;
  onOption: (option: string) => void;
  /** What else can be done with as many, bought that way: it stands below. */
  also?: ((chosen: Chosen) => Elements) | undefined;
}

/* Low screens have no room for what stays. */
const ON_A_PHONE = `${media.belowTablet} and (height >= 30rem)`;

/* On a phone its parts stand among the rest of the product, so that the row may keep to the screen all along it. */
const Form = styled(Stack)`
  max-inline-size: 30rem;

  ${ON_A_PHONE} {
    display: contents;
  }
`;

/* Label over stepper, Add beside the stepper, and under both a place for one message, as high when it is empty: nothing moves. */
const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]} ${space[4]};

  & > [data-part='field'] {
    display: contents;
  }

  label {
    grid-area: 1 / 1 / auto / -1;
  }

  & > button {
    grid-area: 2 / 2;
  }

  & > [data-part='message'],
  [data-part='foot'] {
    grid-area: 3 / 1 / auto / -1;
  }

  /* A refusal takes the place of what the quantity comes to. */
  & > [data-invalid] ~ [data-part='message'] {
    visibility: hidden;
  }

  /* Never out of reach: at the foot of the screen before its place, under the header after it. */
  ${ON_A_PHONE} {
    position: sticky;
    inset-block: ${size.header} 0;
    z-index: ${layer.sticky};
    margin-inline: calc(-1 * ${space[4]});
    padding: ${space[3]} ${space[4]} calc(${space[1]} + env(safe-area-inset-bottom));
    border-block: ${border.hairline};
    background: ${color.surfaceRaised};

    label {
      ${visuallyHidden}
    }

    & > button {
      grid-row: 1;
    }

    & > [data-part='message'],
    [data-part='foot'] {
      grid-row: 2;
    }

    /* What is scrolled to or focused stands clear of it. */
    :root:has(&) {
      scroll-padding-block: calc(${size.header} + 8rem) 8rem;
    }
  }
`;

/** Two lines, which is what every message needs on the narrowest phone. */
const Message = styled.div`
  min-block-size: calc(2 * ${font.lineBody} * ${font.sizeSmall});
  font-size: ${font.sizeSmall};
`;

/**
 * How many, bought which way, into the cart. For type 'any' a purchase option must be chosen first (spec 2.11, 5.16 to 5.18).
 * Out of stock disables quantity and Add and says so; the option and the warning stay as they are (reading R29).
 */
export function AddToCart({
  product,
  buyer,
  option,
  onOption,
  quantityInCart = 0,
  isAdding = false,
  refusal,
  onAdd,
  onRefused,
  also,
}: AddToCartProps) {
  const form = usePurchase({ product, option, quantityInCart, onAdd, onRefused });
  const { quantity, isPrescription, needsOption, left, shortage } = form;

  return (
    <>
      <Form as="form" $gap={4} aria-label="Add to cart" noValidate onSubmit={form.submit}>
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
        {isPrescription && <PrescriptionWarning buyer={buyer} />}
        <Row>
          <QuantityField
            id={form.quantityId}
            label="Quantity"
            value={quantity}
            min={1}
            max={MAXIMUM_LINE_QUANTITY}
            invalidMessage={messages['invalid-quantity']}
            errorMessage={form.problem ?? refusal}
            isDisabled={left <= 0}
            onChange={form.changeQuantity}
          />
          <Button
            type="submit"
            variant="primary"
            data-press={addPress(product)}
            isDisabled={needsOption || left <= 0}
            isPending={isAdding}
            pendingLabel="Adding…"
          >
            <ShoppingCart aria-hidden /> Add
          </Button>
          <Message data-part="message">
            {left > 0 && needsOption && <p>{messages['purchase-option-required']}</p>}
            <QuantityCost
              product={product}
              quantity={quantity}
              isPrescription={isPrescription}
              shortage={quantity > left ? shortage : undefined}
            />
          </Message>
        </Row>
      </Form>
      {also?.({ quantity, option })}
    </>
  );
}
