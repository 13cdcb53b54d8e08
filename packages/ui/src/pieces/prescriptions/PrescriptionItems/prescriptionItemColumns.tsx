import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import type { ItemEditing, KeyedItem } from './ItemEditing.ts';
import { color, font } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import type { TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { ItemDirections } from './ItemDirections.tsx';
import { ItemQuantity } from './ItemQuantity.tsx';

/** Returns the columns Product, Quantity, Directions, and Actions if items can be substituted (spec 2.19). */
export function prescriptionItemColumns(
  edit: ItemEditing | undefined,
): readonly TableColumn<KeyedItem>[] {
  const product: TableColumn<KeyedItem> = {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    cell: (item) => <ItemName item={item} />,
  };
  const quantity: TableColumn<KeyedItem> = {
    key: 'quantity',
    header: 'Quantity',
    cell: (item) => <ItemQuantity item={item} edit={edit} />,
  };
  const directions = { key: 'directions', header: 'Directions' } as const;
  if (!edit) {
    return [product, quantity, { ...directions, cell: writtenDirections }];
  }
  const written: TableColumn<KeyedItem> = {
    ...directions,
    cell: (item) => <ItemDirections item={item} edit={edit} />,
  };
  const { substitution } = edit;
  if (!substitution) return [product, quantity, written];
  return [
    product,
    quantity,
    written,
    {
      key: 'actions',
      header: 'Actions',
      cell: (item) => <ItemActions item={item} substitution={substitution} />,
    },
  ];
}

function writtenDirections({ directions }: KeyedItem) {
  return directions === '' ? 'None given' : <UnbrokenText isName>{directions}</UnbrokenText>;
}

/** Shows Substitute or Undo for an item; nothing for handwritten items and substitutes (spec 4.6). */
function ItemActions({
  item: { productId, name, isManual, isSubstitute, substitutedBy },
  substitution,
}: {
  readonly item: KeyedItem;
  readonly substitution: NonNullable<ItemEditing['substitution']>;
}) {
  if (isManual || isSubstitute) return null;
  if (substitutedBy !== undefined) {
    return (
      <Button isSmall onClick={() => substitution.onUndo(productId)}>
        Undo <VisuallyHidden>{`the substitution of ${name}`}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <Button isSmall onClick={() => substitution.onSubstitute(productId)}>
      Substitute <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

const Root = styled.span`
  display: grid;

  &[data-substituted] > :first-child {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`;

const Note = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBody};
`;

/** Shows a product's name, and what it replaces or is replaced by. */
function ItemName({ item }: { readonly item: KeyedItem }) {
  const { name, replacedName, substituteName } = item;
  return (
    <Root data-substituted={substituteName === undefined ? undefined : true}>
      <span>
        <UnbrokenText isName>{name}</UnbrokenText>
      </span>
      {substituteName !== undefined && (
        <Note>
          Substituted by <UnbrokenText isName>{substituteName}</UnbrokenText>
        </Note>
      )}
      {replacedName !== undefined && (
        <Note>
          Instead of <UnbrokenText isName>{replacedName}</UnbrokenText>
        </Note>
      )}
    </Root>
  );
}
