import { createList } from '@formulary/rules/calls/listCalls';
import { MOST_LISTS } from '@formulary/rules/lists/listLimits';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { ListCards } from '@formulary/ui/pieces/lists/ListCards';
import { NoLists } from '@formulary/ui/pieces/lists/NoLists';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { idempotencyKeys } from '@formulary/client/http/idempotencyKeys';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { lazyOptional } from '@formulary/client/screen/lazyOptional';
import { paths } from '../../../lib/screen/paths.ts';
import { LazyNameListDialog } from '../LazyNameListDialog.tsx';
import { listKeys, useLists } from '../useLists.ts';

/** Lazy: below the lists, and few buyers have stock requests. */
const StockRequestsSection = lazyOptional(
  async () => (await loadLazily(() => import('./StockRequestsSection.tsx'))).StockRequestsSection,
);

/** Shows all of a buyer's lists and stock requests. */
export function Lists() {
  const { data: lists, error, isValidating, mutate } = useLists();
  const create = useCreateList();
  const [isNaming, setIsNaming] = useState<boolean>();
  // The first list is the usual order, which always exists.
  const ownLists = lists?.slice(1);
  const isFull = ownLists !== undefined && ownLists.length >= MOST_LISTS;
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
      {ownLists && ownLists.length > 0 && (
        <div>
          <Button isDisabled={isFull} onClick={() => setIsNaming(true)}>
            <Plus aria-hidden /> New list
          </Button>
          {isFull && <p>{messages['lists-full']}.</p>}
        </div>
      )}
      {lists && <ListCards lists={lists} hrefOf={paths.list} />}
      {ownLists?.length === 0 && (
        <NoLists ordersHref={paths.orders()} onCreate={() => setIsNaming(true)} />
      )}
      <LazySuspense>
        <StockRequestsSection />
      </LazySuspense>
      {isNaming !== undefined && (
        <LazyNameListDialog
          isOpen={isNaming}
          label="New list"
          initialName=""
          submitLabel="Create list"
          onSubmit={create}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Screen>
  );
}

/** Creates an empty list and opens it; a retry after a lost answer creates it once. Returns a refusal for the form. */
function useCreateList() {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const [{ keyFor, forget }] = useState(idempotencyKeys);
  return async ({ name }: { readonly name: string }) => {
    try {
      const body = { name, lines: [] };
      const list = await callApi(createList, { body }, { idempotencyKey: keyFor(body) });
      forget();
      await mutate(listKeys.of(list.id), list, { revalidate: false });
      void mutate(listKeys.all());
      notify({ id: 'list', tone: 'success', message: notices.listCreated });
      await navigate(paths.list(list.id));
    } catch (problem) {
      if (problem instanceof ApiProblem) return refusalOnFields(problem, ['name']);
      throw problem;
    }
    return undefined;
  };
}
