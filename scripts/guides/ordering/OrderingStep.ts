/** A step on the way to a parcel. */
export interface OrderingStep {
  readonly title: string;
  /** Where it is done: a screen, by the name it has in the shop. */
  readonly screen: string;
  readonly texts: readonly string[];
}
