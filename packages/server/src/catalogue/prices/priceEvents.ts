/** Recorded actions on prices of products. */
type PriceAction =
  | 'price-changed'
  | 'price-planned'
  /** A planned one came into force by itself. */
  | 'price-came-into-force'
  | 'price-withdrawn';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly prices: PriceAction;
  }
}

/** The record of a product, of which its prices are a part. */
export const productSubject = (productId: number): string => `product ${productId}`;
