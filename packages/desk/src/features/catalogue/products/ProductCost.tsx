import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { type DeskPrices, getDeskPrices } from '@formulary/rules/calls/desk/deskPriceCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { lineVat } from '@formulary/rules/pricing/priceLine';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useState } from 'react';
import { KeyButton } from '../../../lib/screen/KeyButton.tsx';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';

const PriceDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('../prices/PriceDialog.tsx'))).PriceDialog,
);

/** Shows in short what a product costs now and what is planned, changes it, and leads to all its prices. */
export function ProductCost({ productId }: { readonly productId: number }) {
  const canChange = useStaffCan('changePrices');
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isValidating, mutate } = useDeskRead(getDeskPrices, {
    params: { id: productId },
    query: {},
  });
  const ask = () => setIsAsked(true);
  useKeys('Prices', canChange ? [{ key: 'p', does: 'Change the price', run: ask }] : []);
  if (error && !data) {
    return <LoadFailed what="the prices" isRetrying={isValidating} onRetry={() => void mutate()} />;
  }
  if (!data) return <Skeleton $height="10rem" />;
  return (
    <Stack $gap={4}>
      <FactTable label="Prices" facts={factsOf(data)} />
      <Cluster>
        {canChange && (
          <KeyButton keyName="p" onClick={ask}>
            Change price
          </KeyButton>
        )}
        <TextLink href={paths.productPrices(productId)}>All prices</TextLink>
      </Cluster>
      {isAsked && (
        <PriceDialog prices={data} suggested={undefined} onClose={() => setIsAsked(false)} />
      )}
    </Stack>
  );
}

function factsOf({ product: { price, vatPercent }, planned }: DeskPrices) {
  const vat = lineVat({ subtotal: price, vatPercent, isPrescription: false });
  return [
    ['Price now', price === 0 ? 'None yet' : formatMoney(price)],
    [`With ${vatPercent}% VAT`, price === 0 ? '' : formatMoney(price + vat)],
    ...planned.map((next) => [`From ${formatMoment(next.from)}`, formatMoney(next.price)] as const),
  ] as const;
}
