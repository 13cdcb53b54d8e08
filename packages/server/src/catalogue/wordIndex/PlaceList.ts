import type { Places } from './Places.ts';
import type { PlaceSet } from './PlaceSet.ts';

/** Few places, in order: a hundredth of the memory that a set of bits takes. */
export class PlaceList implements Places {
  readonly #places: Uint32Array;

  /** Takes places in any order, some of them perhaps twice. */
  constructor(places: Uint32Array) {
    places.sort();
    let length = 0;
    for (const place of places) {
      if (length > 0 && places[length - 1] === place) continue;
      places[length] = place;
      length += 1;
    }
    this.#places = places.subarray(0, length);
  }

  get count(): number {
    return this.#places.length;
  }

  has(place: number): boolean {
    const places = this.#places;
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((places[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return places[low] === place;
  }

  addTo(set: PlaceSet): PlaceSet {
    return set.addFrom(this.#places);
  }
}
