import { getPurchaseOrder, takeInGoods } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { readPositive } from '@formulary/rules/paging/pages';
import { packsToCome } from '@formulary/rules/stock/goodsIn';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useNavigate, useSearchParams } from 'react-router';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { StockScreen } from '../StockScreen.tsx';
import { useKeyOf } from '../useKeyOf.ts';
import { GoodsForm, type TypedGoods } from './GoodsForm.tsx';

/** Takes in a delivery: against the purchase order that the address names, or without. */
export function TakeIn() {
  const [search] = useSearchParams();
  const orderId = readPositive(search.get('order') ?? undefined);
  const { data, error, isValidating, mutate } = useDeskRead(
    getPurchaseOrder,
    orderId === undefined ? null : { params: { id: orderId } },
  );
  const navigate = useNavigate();
  const { notify } = useToasts();
  const keyOf = useKeyOf();
  const submit = (goods: TypedGoods) => {
    const against =
      data && orderId !== undefined ? { purchaseOrderId: orderId, version: data.version } : {};
    const idempotencyKey = keyOf(goods);
    return refusalOf(async () => {
      const { id } = await callDesk(
        takeInGoods,
        { body: { ...goods, ...against } },
        { idempotencyKey },
      );
      notify({ id: 'delivery', tone: 'success', message: 'The delivery is taken in' });
      await navigate(paths.delivery(id));
    });
  };
  const order = data?.purchaseOrder;
  return (
    <StockScreen
      title="Take in a delivery"
      lead={
        order ? (
          <>
            <span>{'Against '}</span>
            <TextLink href={paths.purchaseOrder(order.id)}>
              {`purchase order ${order.reference ?? order.id}`}
            </TextLink>
            <span>{` of ${order.supplier}`}</span>
          </>
        ) : (
          'Code, Enter, packs, Enter; Ctrl Enter takes all of it in.'
        )
      }
    >
      {error && !data && (
        <LoadFailed
          what="the purchase order"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {orderId !== undefined && !data && !error && <Skeleton $height="24rem" />}
      {(orderId === undefined || data) && (
        <GoodsForm
          caption="Products of this delivery"
          referenceLabel="Delivery note"
          submitLabel="Take in"
          pendingLabel="Taking in…"
          {...(order && data
            ? {
                supplier: order.supplier,
                hasOrder: true,
                start: data.lines
                  .filter((line) => packsToCome(line) > 0)
                  .map((line) => ({
                    code: line.code,
                    name: line.name,
                    packs: '',
                    toCome: packsToCome(line),
                  })),
                renderActions: (lines) => <Button onClick={lines.fill}>All as ordered</Button>,
              }
            : {})}
          onSubmit={submit}
        />
      )}
    </StockScreen>
  );
}
