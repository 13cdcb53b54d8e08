import type { PlaceSet } from './PlaceSet.ts';

/** A set of places in any representation. */
export interface Places {
  readonly has: (place: number) => boolean;
  /** Adds its places to a bit set and returns that set. */
  readonly addTo: (set: PlaceSet) => PlaceSet;
}
