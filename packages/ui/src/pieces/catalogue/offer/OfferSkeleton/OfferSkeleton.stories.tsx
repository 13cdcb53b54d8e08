import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Grid } from '../../../../primitives/layout/Grid.tsx';
import { Button } from '../../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../../primitives/layout/Cluster.tsx';
import { BackInStock } from '../../stock/BackInStock/BackInStock.tsx';
import { BuyersOffer } from '../BuyersOffer/BuyersOffer.tsx';
import { isAvailable } from '../../product/catalogueProduct.ts';
import { OfferSkeleton } from './OfferSkeleton.tsx';

const kinds = [
  aProduct({ type: 'any', promotions: [] }),
  aProduct({ type: 'nonPrescription', promotions: [] }),
  aProduct({ type: 'prescription', promotions: [] }),
  aProduct({ type: 'nonPrescription', promotions: [], inStock: 0 }),
];

const meta = preview.meta({
  title: 'Catalogue/OfferSkeleton',
  component: OfferSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of BuyersOffer while it loads, also in a page as it was sent.'],
      useNot: ['A whole product that loads: use ProductDetailSkeleton.'],
      screenReader: ['The warning and Add, which are there already.'],
      content: ['Add is called what it will be called.'],
      do: ['Give the product as it is known: a visitor’s will do.'],
      dont: ['Guess a height.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { product: kinds[0]! },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Grid $minimum="18rem">
      {kinds.map((product, index) => (
        <OfferSkeleton key={[index, product.type].join(' ')} product={product} />
      ))}
    </Grid>
  ),
});

/** Control that a screen places below the offer. */
const toList = (
  <Cluster>
    <Button>Add to list</Button>
  </Cluster>
);

/** Renders the placeholder and the loaded offer, one above the other. */
const over: NonNullable<typeof meta.input.render> = ({ product, knowsPrescriptions = false }) => (
  <>
    <div data-part="place">
      <OfferSkeleton product={product} knowsPrescriptions={knowsPrescriptions} />
    </div>
    <div data-part="offer">
      <BuyersOffer
        product={aProduct(product)}
        buyer="prescriber"
        knowsPrescriptions={knowsPrescriptions}
        onAdd={fn()}
        also={() => (
          <>
            {!isAvailable(product) && (
              <BackInStock isAsked={false} isPending={false} onAsk={fn()} onCancel={fn()} />
            )}
            {toList}
          </>
        )}
      />
    </div>
  </>
);

async function isAsHigh({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const heightOf = (part: string) =>
    canvasElement.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect().height;
  await expect(Math.abs(heightOf('place') - heightOf('offer'))).toBeLessThanOrEqual(1);
}

export const SoldBothWays = meta.story({ render: over, play: isAsHigh });
export const WithoutPrescription = meta.story({
  args: { product: kinds[1]! },
  render: over,
  play: isAsHigh,
});
export const OnPrescription = meta.story({
  args: { product: kinds[2]! },
  render: over,
  play: isAsHigh,
});
/** The steps are folded from the start. */
export const OnPrescriptionAgain = meta.story({
  args: { product: kinds[2]!, knowsPrescriptions: true },
  render: over,
  play: isAsHigh,
});
export const OutOfStock = meta.story({
  args: { product: kinds[3]! },
  render: over,
  play: isAsHigh,
});

export const OutOfStockSoldBothWays = meta.story({
  args: { product: { ...kinds[0]!, inStock: 0 } },
  render: over,
  play: isAsHigh,
});
export const OutOfStockOnPrescription = meta.story({
  args: { product: { ...kinds[2]!, inStock: 0 } },
  render: over,
  play: isAsHigh,
});

/** On a phone the quantity and Add form a separate bar. */
export const SoldBothWaysOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: over,
  play: isAsHigh,
});
export const OutOfStockOnAPhone = meta.story({
  args: { product: kinds[3]! },
  globals: { viewport: { value: 'phone' } },
  render: over,
  play: isAsHigh,
});
