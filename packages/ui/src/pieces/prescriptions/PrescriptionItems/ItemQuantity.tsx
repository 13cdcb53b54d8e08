import { mostOfItem } from '@formulary/rules/prescriptions/review/itemQuantity';
import { styled } from 'styled-components';
import { QuantityField } from '../../../fields/QuantityField/QuantityField.tsx';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font } from '@formulary/theme/tokens';
import type { ItemEditing, KeyedItem } from './ItemEditing.ts';

const Was = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Packs = styled.span`
  ${tabularFigures}
`;

/** Takes the number of packs; shows the ordered number below if it differs (spec 5.25). */
export function ItemQuantity({
  item,
  edit,
}: {
  readonly item: KeyedItem;
  readonly edit: ItemEditing | undefined;
}) {
  const { key, name, quantity, initialQuantity, isSubstitute, substitutedBy } = item;
  const isChanged = !isSubstitute && quantity !== initialQuantity;
  const was = isChanged && <Was>{`was ${initialQuantity}`}</Was>;
  if (substitutedBy !== undefined) return <Packs>0</Packs>;
  return (
    <div>
      {edit ? (
        <QuantityField
          label={`Quantity of ${name}`}
          isLabelHidden
          id={`${key}.quantity`}
          min={1}
          max={Math.max(quantity, mostOfItem(item))}
          value={quantity}
          errorMessage={edit.errors[`${key}.quantity`]}
          invalidMessage="Invalid quantity"
          onChange={(next) => edit.onQuantity(key, next)}
        />
      ) : (
        <Packs>{quantity}</Packs>
      )}
      {was}
    </div>
  );
}
