import { MOST_LISTS } from '@formulary/rules/lists/listLimits';
import { messages } from '@formulary/rules/problems/messages';
import { ListCards } from '@formulary/ui/pieces/lists/ListCards';
import { NoLists } from '@formulary/ui/pieces/lists/NoLists';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { Button } from '@formulary/ui/primitives/Button';
import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { PartSuspense } from '@formulary/ui/primitives/PartSuspense';
import { loadPart } from '@formulary/ui/primitives/loadPart';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useLists } from '../useLists.ts';
import { useCreateList } from './useCreateList.ts';
import { lazyExtra } from '../../../lib/screen/lazyExtra.ts';
import { logMissingPart } from '../../../lib/screen/logMissingPart.ts';
import { loadNameListDialog } from '../loadNameListDialog.ts';

/** Lazy: below the lists, and few buyers have stock requests. */
const StockRequestsPart = lazyExtra(
  async () => (await loadPart(() => import('./StockRequestsPart.tsx'))).StockRequestsPart,
);

/** Shows all of a buyer's lists and stock requests. */
export function Lists() {
  const { data: lists, error, isValidating, mutate } = useLists();
  const create = useCreateList();
  const [isNaming, setIsNaming] = useState<boolean>();
  // The first list is the usual order, which always exists.
  const own = lists?.slice(1);
  const isFull = own !== undefined && own.length >= MOST_LISTS;
  return (
    <Screen
      title="Lists"
      heading="Your lists"
      lead="What you order together, ready for your cart. Only you see them."
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'Lists', href: paths.lists },
      ]}
    >
      {error && !lists && (
        <LoadFailed what="your lists" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!lists && !error && <PartnersSkeleton what="your lists" />}
      {own && own.length > 0 && (
        <div>
          <Button isDisabled={isFull} onClick={() => setIsNaming(true)}>
            <Plus aria-hidden /> New list
          </Button>
          {isFull && <p>{messages['lists-full']}.</p>}
        </div>
      )}
      {lists && <ListCards lists={lists} hrefOf={paths.list} />}
      {own?.length === 0 && (
        <NoLists ordersHref={paths.orders()} onCreate={() => setIsNaming(true)} />
      )}
      <PartSuspense>
        <StockRequestsPart />
      </PartSuspense>
      {isNaming !== undefined && (
        <LazyPart load={loadNameListDialog} what="the form for the name" onFailed={logMissingPart}>
          {(NameListDialog) => (
            <NameListDialog
              isOpen={isNaming}
              label="New list"
              initialName=""
              submitLabel="Create list"
              onSubmit={create}
              onClose={() => setIsNaming(false)}
            />
          )}
        </LazyPart>
      )}
    </Screen>
  );
}
