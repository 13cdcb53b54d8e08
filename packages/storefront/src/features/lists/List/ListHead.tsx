import type { ProductList } from '@formulary/rules/lists/productList';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import { Button } from '@formulary/ui/primitives/Button';
import { Cluster } from '@formulary/ui/primitives/Cluster';
import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { TwoPressButton } from '@formulary/ui/primitives/TwoPressButton';
import { VisuallyHidden } from '@formulary/ui/primitives/VisuallyHidden';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { logMissingPart } from '../../../lib/screen/logMissingPart.ts';
import type { ListWriter } from '../createListWriter.ts';
import { loadNameListDialog } from '../loadNameListDialog.ts';
import { useListActions } from './useListActions.ts';

interface ListHeadProps {
  readonly list: ProductList;
  readonly writer: ListWriter;
  readonly isAdding: boolean;
  readonly onAddAll: () => void;
}

/** Shows the actions on a whole list. The usual order cannot be renamed or deleted, but can follow the orders again. */
export function ListHead({ list, writer, isAdding, onAddAll }: ListHeadProps) {
  const { id, name, isFromOrders, lines } = list;
  const [isRenaming, setIsRenaming] = useState<boolean>();
  const { isPending, rename, remove, reset } = useListActions(id, writer);
  return (
    <Cluster>
      {lines.length > 0 && (
        <Button
          variant="primary"
          isPending={isAdding}
          pendingLabel="Adding to your cart…"
          onClick={onAddAll}
        >
          <ShoppingCart aria-hidden /> Add all to cart
        </Button>
      )}
      {id !== usualOrderList.id && (
        <>
          <Button onClick={() => setIsRenaming(true)}>
            Rename <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <TwoPressButton
            label="Delete list"
            confirmLabel="Yes, delete the list"
            about={name}
            isPending={isPending}
            pendingLabel="Deleting…"
            onConfirm={remove}
          />
        </>
      )}
      {id === usualOrderList.id && !isFromOrders && (
        <TwoPressButton
          label="Follow my orders again"
          confirmLabel="Yes, drop my changes"
          about="of the usual order"
          isPending={isPending}
          onConfirm={reset}
        />
      )}
      {isRenaming !== undefined && (
        <LazyPart load={loadNameListDialog} what="the form for the name" onFailed={logMissingPart}>
          {(NameListDialog) => (
            <NameListDialog
              isOpen={isRenaming}
              label={`Rename ${name}`}
              initialName={name}
              submitLabel="Save"
              onSubmit={async (typed) => {
                const refused = await rename(typed);
                if (!refused) setIsRenaming(false);
                return refused;
              }}
              onClose={() => setIsRenaming(false)}
            />
          )}
        </LazyPart>
      )}
    </Cluster>
  );
}
