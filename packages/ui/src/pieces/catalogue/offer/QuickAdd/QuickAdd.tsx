import { MAXIMUM_LINE_QUANTITY } from '@formulary/rules/carts/checkQuantity';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { messages } from '@formulary/rules/problems/messages';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { addPress, isAvailable } from '../../product/catalogueProduct.ts';
import { styled } from 'styled-components';
import { QuantityField } from '../../../../fields/QuantityField/QuantityField.tsx';
import { Select } from '../../../../fields/Select/Select.tsx';
import { Button } from '../../../../primitives/buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { color, font, space } from '@formulary/theme/tokens';
import type { PurchaseProps } from '../AddToCart/AddToCart.tsx';
import { denseAdd } from './denseAdd.ts';
import { usePurchase } from '../AddToCart/usePurchase.ts';

export interface QuickAddProps extends Omit<PurchaseProps, 'buyer' | 'knowsPrescriptions'> {
  /** One line on a laptop, for a table row: the quantity is typed, without steppers. */
  isDense?: boolean;
}

const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${space[2]};

  /* Hides the labels visually, without taking space. */
  [data-part='field'] {
    gap: 0;
  }

  [data-part='foot'] {
    margin-block-start: ${space[1]};
  }

  &[data-dense] {
    ${denseAdd}
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]};

  & > button {
    flex: 1 1 6.5rem;
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/**
 * Adds a quantity of a listed product to the cart without leaving the list. Type 'any' requires a purchase option
 * first; an unavailable quantity shows how many are available (spec 5.16 to 5.18).
 */
export function QuickAdd({
  product,
  isDense = false,
  quantityInCart = 0,
  isAdding = false,
  refusal,
  onAdd,
  onRefused,
}: QuickAddProps) {
  const [option, setOption] = useState('');
  const form = usePurchase({ product, option, quantityInCart, onAdd, onRefused });
  const { needsOption, left, shortage } = form;
  return (
    <Form
      aria-label={`Add ${product.name} to cart`}
      noValidate
      data-dense={isDense || undefined}
      onSubmit={form.submit}
    >
      {product.type === 'any' && (
        <Select
          label={`Purchase option of ${product.name}`}
          isLabelHidden
          options={purchaseOptions}
          placeholder="Choose a purchase option"
          value={option}
          onChange={setOption}
          isRequired
        />
      )}
      <Row data-part="row">
        <QuantityField
          id={form.quantityId}
          label={`quantity of ${product.name}`}
          isLabelHidden
          value={form.quantity}
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
          <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
        </Button>
      </Row>
      {left <= 0 && <Hint data-part={isAvailable(product) ? undefined : 'stock'}>{shortage}</Hint>}
      {left > 0 && needsOption && (
        <Hint data-part="prompt">{messages['purchase-option-required']}</Hint>
      )}
    </Form>
  );
}
