import type { PricePreview } from '@formulary/rules/calls/desk/deskPriceCalls';
import { promotionWords } from '@formulary/rules/pricing/promotionWords';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { ImpactFacts } from '../ImpactFacts.tsx';

type Offer = PricePreview['promotions'][number];

const offersOf = (offers: readonly Offer[]) => (
  <ul>
    {offers.map((offer) => (
      <li key={offer.id}>{promotionWords(offer)}</li>
    ))}
  </ul>
);

/** Shows what a price would do to carts, orders and promotions. */
export function PreviewedPrice({ preview }: { readonly preview: PricePreview }) {
  const { impact, promotions } = preview;
  const lost = promotions.filter((each) => each.isWorthwhileBefore && !each.isWorthwhileAfter);
  const won = promotions.filter((each) => !each.isWorthwhileBefore && each.isWorthwhileAfter);
  return (
    <Stack $gap={4}>
      <ImpactFacts impact={impact} />
      {lost.length > 0 && (
        <Alert tone="warning" title="Promotions that would not be applied any more">
          <p>Their bundles cost more than the packs alone.</p>
          {offersOf(lost)}
        </Alert>
      )}
      {won.length > 0 && (
        <Alert tone="info" title="Promotions that would be applied again">
          {offersOf(won)}
        </Alert>
      )}
    </Stack>
  );
}
