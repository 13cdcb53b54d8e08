import type { Purchase } from '@formulary/rules/carts/checkPurchase';
import { MAXIMUM_LINE_QUANTITY } from '@formulary/rules/carts/checkQuantity';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Product } from '@formulary/rules/catalogue/product';
import { ShoppingCart } from 'lucide-react';
import { addPress } from '../../product/catalogueProduct.ts';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/buttons/Button/Button.tsx';
import { QuantityField } from '../../../../fields/QuantityField/QuantityField.tsx';
import { Select } from '../../../../fields/Select/Select.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { media } from '@formulary/theme/media';
import { border, color, font, layer, size, space, stickyEdge } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';
import { PrescriptionWarning } from '../PrescriptionWarning/PrescriptionWarning.tsx';
import { QuantityCost } from '../QuantityCost/QuantityCost.tsx';
import { usePurchase } from './usePurchase.ts';
import type { Elements } from '../../../../primitives/elements.ts';

/** Props of the form that adds a product to the cart. */
export interface PurchaseProps {
  product: Product;
  /** Kind of buyer: a prescriber signs their own prescriptions. */
  buyer?: 'practitioner' | 'prescriber' | undefined;
  /** Whether the buyer has ordered on prescription before, and knows the steps. */
  knowsPrescriptions?: boolean | undefined;
  /** Packs of the product already in the cart, on all its lines. */
  quantityInCart?: number;
  isAdding?: boolean;
  /** Why the server refused the last attempt. */
  refusal?: string | undefined;
  onAdd: (purchase: Purchase) => void;
  /** Called when the quantity is unavailable. The form shows how many are available; the parent shows the refusal. */
  onRefused?: (problem: Refusal) => void;
}

/** Current values of the form. */
interface Chosen {
  readonly quantity: number;
  /** Value of the purchase option; '' while none is chosen. */
  readonly option: string;
}

export interface AddToCartProps extends PurchaseProps {
  /** Value of the chosen purchase option; '' while none is chosen. The parent shows the matching price. */
  option: string;
  onOption: (option: string) => void;
  /** Further actions with the same quantity and option, shown below. */
  also?: ((chosen: Chosen) => Elements) | undefined;
}

/* Low screens have no room for a sticky bar. */
const ON_A_PHONE = `${media.belowTablet} and (height >= 30rem)`;

/*
 * On a phone the parts of the form join the product's layout, so that the row can stay sticky along the whole product.
 */
const Form = styled(Stack)`
  max-inline-size: 30rem;

  ${ON_A_PHONE} {
    display: contents;
  }
`;

/*
 * Label above the stepper, Add beside it, one message below both. The message keeps its height when empty, to prevent a
 * layout shift.
 */
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

  /* A field error replaces this message. */
  & > [data-invalid] ~ [data-part='message'] {
    visibility: hidden;
  }

  /* Sticks to the bottom of the screen above its position, and below the header after it. */
  ${ON_A_PHONE} {
    position: sticky;
    inset-block: calc(${size.header} + ${stickyEdge}) ${stickyEdge};
    z-index: ${layer.sticky};
    margin-inline: calc(-1 * ${space[4]});
    padding: ${space[3]} ${space[4]} calc(${space[1]} + env(safe-area-inset-bottom));
    border-block: ${border.hairline};
    background: ${color.surfaceRaised};

    label {
      ${visuallyHidden}
    }

    /* With large text, Add goes below the stepper. */
    display: flex;
    flex-wrap: wrap;

    & > button {
      flex: 1 1 7rem;
    }

    & > [data-part='message'],
    [data-part='foot'] {
      flex: 1 0 100%;
      order: 1;
    }

    /* Keeps focused and scrolled-to elements clear of the bar. */
    :root:has(&) {
      scroll-padding-block: calc(${size.header} + min(10rem, 48vw)) min(10rem, 48vw);
    }
  }
`;

/** Two lines: the longest message on the narrowest phone. */
const Message = styled.div`
  min-block-size: calc(2 * ${font.lineBody} * ${font.sizeSmall});
  font-size: ${font.sizeSmall};
`;

/**
 * Adds a quantity of a product to the cart. Type 'any' requires a purchase option first (spec 2.11, 5.16 to 5.18). Out
 * of stock disables quantity and Add and says so; option and warning stay (reading R29).
 */
export function AddToCart({
  product,
  buyer,
  knowsPrescriptions,
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
        {isPrescription && <PrescriptionWarning buyer={buyer} isFolded={knowsPrescriptions} />}
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
