import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { EmptyList } from '@formulary/ui/pieces/lists/EmptyList';
import { ListUnsaved } from '@formulary/ui/pieces/lists/ListUnsaved';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { loadPart } from '@formulary/ui/primitives/loadPart';
import { useState } from 'react';
import { logMissingPart } from '../../../lib/screen/logMissingPart.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { LinesAddedNotice } from '../../carts/LinesAddedNotice.tsx';
import { useAddLines } from '../../carts/useAddLines.ts';
import { useList } from '../useList.ts';
import { GoneList } from './GoneList.tsx';
import { leadOf } from './leadOf.ts';
import { ListHead } from './ListHead.tsx';
import { useListChanges } from './useListChanges.ts';

const NOT_FOUND = 404;

/** Lazy: prices, offers and quantities load while the list is read. */
const loadLines = async () =>
  (await loadPart(() => import('@formulary/ui/pieces/lists/ListLines'))).ListLines;

/** Shows a list with its products, edited in place; one press adds all of it to the cart. */
export function ListDesk({ id }: { readonly id: number }) {
  const { data: list, error, isValidating, mutate, writer } = useList(id);
  const { refusals, unsaved, setQuantity, remove } = useListChanges(list?.lines ?? [], writer);
  const adding = useAddLines();
  const [isEmptied, setIsEmptied] = useState(false);
  if (error?.status === NOT_FOUND) return <GoneList />;

  const addAll = async () => {
    // Save pending edits first; an unsaved edit shows its reason instead.
    if (await unsaved.settle()) await adding.add(writer.shown()?.lines ?? []);
  };
  const takeOff = (line: CartLineId) => {
    setIsEmptied(list?.lines.length === 1);
    remove(line);
  };
  const title = list?.name ?? 'List';
  return (
    <Screen
      title={title}
      heading={title}
      lead={list && leadOf(list)}
      breadcrumbs={[
        { label: 'Lists', href: paths.lists },
        { label: title, href: paths.list(id) },
      ]}
    >
      {!list && error && (
        <LoadFailed what="this list" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!list && !error && <PartnersSkeleton what="this list" />}
      {list && (
        <>
          <ListHead
            list={list}
            writer={writer}
            isAdding={adding.isAdding}
            onAddAll={() => void addAll()}
          />
          {adding.outcome && (
            <LinesAddedNotice what={list.name} lines={list.lines} outcome={adding.outcome} />
          )}
          {unsaved.problem !== undefined && (
            <ListUnsaved
              problem={unsaved.problem}
              changes={unsaved.changes}
              onAgain={unsaved.again}
              onLeave={unsaved.leave}
            />
          )}
          {list.lines.length > 0 ? (
            <LazyPart
              load={loadLines}
              what="the products of this list"
              waiting={<PartnersSkeleton what="this list" />}
              onFailed={logMissingPart}
            >
              {(ListLines) => (
                <ListLines
                  name={list.name}
                  lines={list.lines}
                  productHref={paths.product}
                  refusals={refusals}
                  onQuantity={setQuantity}
                  onRemove={takeOff}
                />
              )}
            </LazyPart>
          ) : (
            <EmptyList
              isFromOrders={list.isFromOrders}
              categoriesHref={paths.categories()}
              ordersHref={paths.orders()}
              takesFocus={isEmptied}
            />
          )}
        </>
      )}
    </Screen>
  );
}
