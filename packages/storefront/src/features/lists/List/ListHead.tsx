import type { ProductList } from '@formulary/rules/lists/productList';
import { usualOrderList } from '@formulary/rules/lists/usualOrderList';
import { Button } from '@formulary/ui/primitives/Button';
import { Cluster } from '@formulary/ui/primitives/Cluster';
import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { TwoPressButton } from '@formulary/ui/primitives/TwoPressButton';
import { VisuallyHidden } from '@formulary/ui/primitives/VisuallyHidden';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { logMissingPart } from '../../../lib/screen/logMissingPart.ts';
import type { ListWriter } from '../createListWriter.ts';
import { useListActions } from './useListActions.ts';

interface ListHeadProps {
  readonly list: ProductList;
  readonly writer: ListWriter;
  readonly isAdding: boolean;
  readonly onAddAll: () => void;
}

const Narrow = styled.div`
  max-inline-size: 32rem;
`;

/** Few rename a list. */
const loadForm = async () => (await import('@formulary/ui/forms/ListNameForm')).ListNameForm;

/** What can be done with a list as a whole. The usual order keeps its name and stays; it can be made from the orders again. */
export function ListHead({ list, writer, isAdding, onAddAll }: ListHeadProps) {
  const { id, name, isFromOrders, lines } = list;
  const [isRenaming, setIsRenaming] = useState(false);
  const { isPending, rename, remove, reset } = useListActions(id, writer);
  const close = () => setIsRenaming(false);
  if (isRenaming)
    return (
      <Narrow>
        <LazyPart load={loadForm} what="the form for the name" onFailed={logMissingPart}>
          {(ListNameForm) => (
            <ListNameForm
              label={`Rename ${name}`}
              initialName={name}
              submitLabel="Save"
              onSubmit={async (typed) => {
                const refused = await rename(typed);
                if (!refused) close();
                return refused;
              }}
              onCancel={close}
            />
          )}
        </LazyPart>
      </Narrow>
    );
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
    </Cluster>
  );
}
