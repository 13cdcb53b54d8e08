import { usualOrderList } from '@formulary/rules/lists/listLimits';
import type { ProductList } from '@formulary/rules/lists/productList';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { TwoPressButton } from '@formulary/ui/primitives/buttons/TwoPressButton';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { paths } from '../../../lib/screen/paths.ts';
import type { ListWriter } from '../createListWriter.ts';
import { LazyNameListDialog } from '../LazyNameListDialog.tsx';
import { createListActions } from './listActions.ts';

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
        <LazyNameListDialog
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
    </Cluster>
  );
}

/** Returns the actions on a whole list: rename, delete, or let the usual order follow the orders again. */
function useListActions(id: number, writer: ListWriter) {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const { rename, remove, reset } = createListActions({
    id,
    writer,
    mutate,
    say: (tone, message) => notify({ id: 'list', tone, message }),
    leave: () => navigate(paths.lists, { replace: true }),
  });
  const whilePending = async (work: () => Promise<void>) => {
    setIsPending(true);
    await work().finally(() => setIsPending(false));
  };
  return {
    isPending,
    rename,
    remove: () => void whilePending(remove),
    reset: () => void whilePending(reset),
  };
}
