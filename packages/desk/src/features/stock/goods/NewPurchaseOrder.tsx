import { placePurchaseOrder } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { listDeskStock } from '@formulary/rules/calls/desk/deskStockListCall';
import { suggestedOrder } from '@formulary/rules/stock/runOut';
import type { CodeLine } from '@formulary/ui/pieces/desk/CodeLines';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useNavigate, useSearchParams } from 'react-router';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { StockScreen } from '../StockScreen.tsx';
import { useKeyOf } from '../useKeyOf.ts';
import { GoodsForm, type TypedGoods } from './GoodsForm.tsx';

/** Most products that are suggested at once: the first page by days left. */
const MOST_SUGGESTED = 100;

const runningOut = {
  filter: { runsOutWithin: '14', isOnSale: true },
  sort: 'daysLeft',
  limit: MOST_SUGGESTED,
} as const;

/** Writes a purchase order; with `?suggested` in the address it begins with what runs out. */
export function NewPurchaseOrder() {
  const [search] = useSearchParams();
  const isSuggested = search.has('suggested');
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskStock,
    isSuggested ? { body: runningOut } : null,
  );
  const navigate = useNavigate();
  const keyOf = useKeyOf();
  const { notify } = useToasts();
  const start = data?.products.flatMap((product): readonly CodeLine[] => {
    const packs = suggestedOrder(product);
    return packs === 0 ? [] : [{ code: product.code, name: product.name, packs: String(packs) }];
  });
  const submit = (goods: TypedGoods) =>
    refusalOf(async () => {
      const { id } = await callDesk(
        placePurchaseOrder,
        { body: goods },
        { idempotencyKey: keyOf(goods) },
      );
      notify({ id: 'purchase-order', tone: 'success', message: 'The purchase order is written' });
      await navigate(paths.purchaseOrder(id));
    });
  return (
    <StockScreen
      title="New purchase order"
      lead="What a supplier is to bring. It is not sent from here."
      actions={
        isSuggested ? undefined : (
          <ButtonLink href={`${paths.newPurchaseOrder}?suggested`}>Add what runs out</ButtonLink>
        )
      }
    >
      {error && !data && (
        <LoadFailed what="what runs out" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {isSuggested && !data && !error && <Skeleton $height="24rem" />}
      {(!isSuggested || start) && (
        <GoodsForm
          key={isSuggested ? 'suggested' : 'empty'}
          caption="Products to order"
          referenceLabel="Your order number"
          submitLabel="Write the purchase order"
          pendingLabel="Writing…"
          {...(start ? { start } : {})}
          onSubmit={submit}
        />
      )}
    </StockScreen>
  );
}
