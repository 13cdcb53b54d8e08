import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ItemsEdit } from './ItemsEdit.ts';
import type { KeyedItem } from './KeyedItem.ts';

/** Shows Substitute or Undo for an item; nothing for handwritten items and substitutes (spec 4.6). */
export function ItemActions({
  item: { productId, name, isManual, isSubstitute, substitutedBy },
  substitution,
}: {
  readonly item: KeyedItem;
  readonly substitution: NonNullable<ItemsEdit['substitution']>;
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
