import { judgeRows } from '@formulary/rules/quickOrder/judgeRows';
import { QuickOrderBar } from '@formulary/ui/pieces/carts/QuickOrderBar';
import { QuickOrderColumns } from '@formulary/ui/pieces/carts/QuickOrderColumns';
import { QuickOrderFile } from '@formulary/ui/pieces/carts/QuickOrderFile';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { saveFile } from '@formulary/client/screen/saveFile';
import { useCart } from '../carts/useCart.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { useQuickOrderDraft } from './quickOrderDraft.ts';
import { useAddRows } from './useAddRows.ts';
import { useListFile } from './useListFile.ts';
import { useRowMatches } from './useRowMatches.ts';

/** Lazy: contains the combobox, which no other screen loads at first. */
const QuickOrderRows = lazy(async () => ({
  default: (await loadLazily(() => import('@formulary/ui/pieces/carts/QuickOrderRows')))
    .QuickOrderRows,
}));

/** Example list in the format of spreadsheets: a byte order mark, headings, a code, and a name with a comma. */
const sampleList = [
  '\uFEFFCode or name,Quantity',
  'AMOX-500-21,2',
  '"Water for injections, 5 ml ampoule, pack of 10",10',
  '',
].join('\r\n');

/** Shows the rows of a quick order with their status, the file field, and Add to cart. */
export function QuickOrderForm() {
  const { data: cart = [], error: cartError, isValidating, mutate } = useCart();
  const { rows, change, remove, clear } = useQuickOrderDraft();
  const [isOpenOnly, setIsOpenOnly] = useState(false);
  const { matchOf, isFailed, retry, forget, lookUp } = useRowMatches(
    rows.map(({ words }) => words),
  );
  const list = useListFile(lookUp);
  /** Takes the focus after a question is answered. */
  const rowsRoot = useRef<HTMLDivElement>(null);
  const adding = useAddRows(forget);
  const judged = judgeRows(
    rows,
    rows.map(({ words }) => matchOf(words)),
    cart,
    adding.refusalsFor(cart),
  );
  return (
    <>
      {adding.outcome && (
        <ScrollIntoView>
          <AddedNotice outcome={adding.outcome} />
        </ScrollIntoView>
      )}
      {list.problem !== undefined && (
        <ScrollIntoView key={list.problem}>
          <Alert
            isUrgent
            tone="danger"
            title="This list was not taken"
            actions={
              <Button isSmall onClick={list.forget}>
                Close
              </Button>
            }
          >
            {list.problem}
          </Alert>
        </ScrollIntoView>
      )}
      {list.asked && (
        <ScrollIntoView key={list.asked.role}>
          <QuickOrderColumns
            asksFor={list.asked.role}
            columns={list.asked.columns}
            onChoose={(choice) => {
              list.asked?.choose(choice);
              rowsRoot.current?.focus();
            }}
            onCancel={() => {
              list.forget();
              rowsRoot.current?.focus();
            }}
          />
        </ScrollIntoView>
      )}
      {cartError && cart.length === 0 && (
        <LoadFailed what="your cart" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {isFailed && (
        <Alert
          tone="danger"
          title="The rows could not be looked up"
          actions={
            <Button isSmall onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      <QuickOrderFile
        progress={list.progress}
        onFile={list.take}
        onCancel={list.cancel}
        onClear={rows.length > 1 ? clear : undefined}
        onSample={() =>
          saveFile(new Blob([sampleList], { type: 'text/csv' }), 'quick-order-sample.csv')
        }
      />
      <div ref={rowsRoot} tabIndex={-1}>
        <LazySuspense fallback={<Skeleton $height="12rem" />}>
          <QuickOrderRows
            rows={rows}
            judged={judged}
            isOpenOnly={isOpenOnly}
            onChange={change}
            onRemove={(id) => remove([id])}
            onPasteList={list.paste}
          />
        </LazySuspense>
      </div>
      <QuickOrderBar
        judged={judged}
        isOpenOnly={isOpenOnly}
        isAdding={adding.isAdding}
        onAdd={() => adding.add(rows, judged)}
        onOpenOnly={setIsOpenOnly}
      />
    </>
  );
}

/** Scrolls its new content into view, which may be far above the pressed button. */
function ScrollIntoView({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={root}>{children}</div>;
}
