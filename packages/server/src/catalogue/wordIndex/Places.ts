import type { PlaceSet } from './PlaceSet.ts';

/** Places in an order, however they are kept. */
export interface Places {
  readonly has: (place: number) => boolean;
  /** Adds them to a set of bits, and answers that set. */
  readonly addTo: (set: PlaceSet) => PlaceSet;
}
