import type { PromotionPreview } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { PromotionTerms } from '@formulary/rules/pricing/newPromotion';
import { isWorthwhile } from '@formulary/rules/pricing/priceBreaks';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import { promotionWords } from '@formulary/rules/pricing/promotionWords';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { ImpactFacts } from '../ImpactFacts.tsx';
import { LineTotalsTable } from './LineTotalsTable.tsx';

interface PreviewedPromotionProps {
  readonly terms: PromotionTerms;
  readonly preview: Pick<PromotionPreview, 'product' | 'others'> &
    Partial<Pick<PromotionPreview, 'impact'>>;
  readonly now: Date;
}

/** Shows what a cart would cost with a promotion, which others are on with it, and what it does to carts. */
export function PreviewedPromotion({ terms, preview, now }: PreviewedPromotionProps) {
  const { product, others, impact } = preview;
  const at = terms.startsAt > now ? terms.startsAt : now;
  const unitPrice = product.prices.findLast(({ from }) => from <= at)?.price ?? 0;
  const later = product.prices.filter(({ from }) => from > at && from <= terms.endsAt);
  const unused = later.filter(({ price }) => !isWorthwhile(terms, price));
  const alike = others.filter(({ quantity }) => quantity === terms.quantity);
  return (
    <Stack $gap={4}>
      {!isWorthwhile(terms, unitPrice) && (
        <Alert tone="warning" title="Not applied at first">
          {`At ${formatMoney(unitPrice)} a pack the bundle costs more than its packs alone.`}
        </Alert>
      )}
      {unused.length > 0 && (
        <Alert tone="warning" title="A planned price ends its use">
          <ul>
            {unused.map(({ from, price }) => (
              <li key={+from}>{`${formatMoney(price)} a pack from ${formatMoment(from)}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      {alike.length > 0 && (
        <Alert tone="warning" title="Another promotion has the same size at the same time">
          <p>The cheaper one is applied.</p>
          <ul>
            {alike.map((other) => (
              <li key={other.id}>{promotionWords(other)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {others.length > alike.length && (
        <Alert tone="info" title="Other promotions are on at the same time">
          <p>The largest bundle is applied first, then the next that fits.</p>
          <ul>
            {others
              .filter((other) => !alike.includes(other))
              .map((other) => (
                <li key={other.id}>{promotionWords(other)}</li>
              ))}
          </ul>
        </Alert>
      )}
      {impact && <ImpactFacts impact={impact} />}
      <LineTotalsTable
        offered={{
          unitPrice,
          vatPercent: product.vatPercent,
          promotions: activePromotions(others, at),
        }}
        promotion={terms}
      />
    </Stack>
  );
}
