import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';
import { ItemActions } from './ItemActions.tsx';
import { ItemDirections } from './ItemDirections.tsx';
import { ItemName } from './ItemName.tsx';
import { ItemQuantity } from './ItemQuantity.tsx';
import type { ItemsEdit } from './ItemsEdit.ts';
import type { KeyedItem } from './KeyedItem.ts';

function writtenDirections({ directions }: KeyedItem) {
  return directions === '' ? 'None given' : <UnbrokenText isName>{directions}</UnbrokenText>;
}

/** Returns the columns Product, Quantity, Directions, and Actions if items can be substituted (spec 2.19). */
export function prescribedColumns(edit: ItemsEdit | undefined): readonly TableColumn<KeyedItem>[] {
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
