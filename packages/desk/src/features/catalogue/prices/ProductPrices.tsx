import {
  type DeskPrices,
  getDeskPrices,
  type PriceChange,
} from '@formulary/rules/calls/desk/deskPriceCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import { lineVat } from '@formulary/rules/pricing/priceLine';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useState } from 'react';
import { KeyButton } from '../../../lib/screen/KeyButton.tsx';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { PageButtons, usePages } from '../../../lib/list/PageButtons.tsx';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { PriceHistory } from './PriceHistory.tsx';

const WithdrawPrice = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./WithdrawPrice.tsx'))).WithdrawPrice,
);

const PriceDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./PriceDialog.tsx'))).PriceDialog,
);

/** Shows what a product costs now, what is planned and what it cost, and changes it. */
export function ProductPrices({ productId }: { readonly productId: number }) {
  const canChange = useStaffCan('changePrices');
  const pages = usePages(productId);
  /** Null for a dialog without a suggested price. */
  const [asked, setAsked] = useState<Mills | null>();
  const [withdrawn, setWithdrawn] = useState<PriceChange>();
  const { data, error, isValidating, mutate } = useDeskRead(
    getDeskPrices,
    { params: { id: productId }, query: pages.query },
    { keepPrevious: true },
  );
  useKeys(
    'Prices',
    canChange ? [{ key: 'p', does: 'Change the price', run: () => setAsked(null) }] : [],
  );
  const shown = data?.product.id === productId ? data : undefined;
  if (error && !shown) {
    return <LoadFailed what="the prices" isRetrying={isValidating} onRetry={() => void mutate()} />;
  }
  if (!shown) return <Skeleton $height="16rem" />;
  const { product, planned, past, hasMore } = shown;
  return (
    <Stack>
      <FactList facts={factsOf(shown)} />
      {canChange && (
        <Cluster>
          <KeyButton keyName="p" onClick={() => setAsked(null)}>
            Change price
          </KeyButton>
        </Cluster>
      )}
      {planned.length > 0 && (
        <PriceHistory
          caption="Planned prices"
          changes={planned}
          isBusy={isValidating}
          action={
            canChange ? { label: 'Withdraw', isFor: () => true, run: setWithdrawn } : undefined
          }
        />
      )}
      {past.length > 0 && (
        <PriceHistory
          caption="Prices before"
          changes={past}
          isBusy={isValidating}
          action={
            canChange
              ? {
                  label: 'Change back to',
                  isFor: ({ state, price }) => state === 'in-force' && price !== product.price,
                  run: ({ price }) => setAsked(price),
                }
              : undefined
          }
        />
      )}
      <PageButtons pages={pages} lastId={hasMore ? past.at(-1)?.id : undefined} what="prices" />
      {asked !== undefined && (
        <PriceDialog
          prices={shown}
          suggested={asked ?? undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
      {withdrawn && (
        <WithdrawPrice prices={shown} change={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </Stack>
  );
}

function factsOf({ product, planned }: DeskPrices) {
  const { price, vatPercent } = product;
  const vat = lineVat({ subtotal: price, vatPercent, isPrescription: false });
  const next = planned[0];
  return [
    ['Price now', formatMoney(price)],
    [`With ${vatPercent}% VAT`, formatMoney(price + vat)],
    ['Next price', next && `${formatMoney(next.price)} from ${formatMoment(next.from)}`],
  ] as const;
}
