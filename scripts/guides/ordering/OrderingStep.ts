/** Step of an order. */
export interface OrderingStep {
  readonly title: string;
  /** Screen of the step, by its name in the shop. */
  readonly screen: string;
  readonly texts: readonly string[];
}
