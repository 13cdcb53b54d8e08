import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import type { ProductList } from '@formulary/rules/lists/productList';
import { readPositive } from '@formulary/rules/paging/pages';
import { messages } from '@formulary/rules/problems/messages';
import { EmptyList } from '@formulary/ui/pieces/lists/EmptyList';
import { ListUnsaved } from '@formulary/ui/pieces/lists/ListUnsaved';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { paths } from '../../../lib/screen/paths.ts';
import { LinesAddedNotice } from '../../carts/LinesAddedNotice.tsx';
import { useAddLines } from '../../carts/useAddLines.ts';
import { useList } from '../useList.ts';
import { ListHead } from './ListHead.tsx';
import { useListChanges } from './useListChanges.ts';

const NOT_FOUND = 404;

/** Lazy: prices, offers and quantities load while the list is read. */
const loadLines = async () =>
  (await loadLazily(() => import('@formulary/ui/pieces/lists/ListLines'))).ListLines;

/** Shows one of the buyer's lists. An invalid address redirects to all lists. */
export function ListScreen() {
  const { listId } = useParams();
  const id = listId === 'usual' ? usualOrderList.id : readPositive(listId);
  if (id === undefined) return <Navigate replace to={paths.lists} />;
  return <OpenedList key={id} id={id} />;
}

/** Shows a list with its products, edited in place; one press adds all of it to the cart. */
function OpenedList({ id }: { readonly id: number }) {
  const { data: list, error, isValidating, mutate, writer } = useList(id);
  const { refusals, unsaved, setQuantity, remove } = useListChanges(list?.lines ?? [], writer);
  const adding = useAddLines();
  const [isEmptied, setIsEmptied] = useState(false);
  if (error?.status === NOT_FOUND) return <GoneList />;

  const addAll = async () => {
    // Save pending edits first; an unsaved edit shows its reason instead.
    if (await unsaved.settle()) await adding.add(writer.current()?.lines ?? []);
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
            <LazyLoad
              load={loadLines}
              what="the products of this list"
              placeholder={<PartnersSkeleton what="this list" />}
              onFailed={logLoadFailure}
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
            </LazyLoad>
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

/** Redirects from a missing list to all lists, with a notice. */
function GoneList() {
  const { notify } = useToasts();
  useEffect(() => {
    notify({ id: 'list', tone: 'warning', message: messages['list-missing'] });
  }, [notify]);
  return <Navigate replace to={paths.lists} />;
}

/** Returns the line under a list's name: its number of products, and where the usual order comes from. */
function leadOf({ id, lines, isFromOrders }: ProductList): string {
  const count = lines.length === 1 ? '1 product.' : `${lines.length} products.`;
  if (id !== usualOrderList.id) return `${count} Only you see this list.`;
  return isFromOrders
    ? `${count} Made from what you order, until you change something here.`
    : `${count} As you left it: it no longer follows your orders.`;
}
