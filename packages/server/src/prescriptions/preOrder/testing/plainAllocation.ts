/** 0 is no limit. */
const isBelow = (most: number, packs: number) => most === 0 || packs <= most;

/** A product in the plain model: its own limit and those of its categories; 0 is no limit. */
export interface PlainProduct {
  readonly limit: number;
  readonly categories: readonly number[];
}

/** A command on the prescriptions of a cart; prescriptions and products by index. */
export type PlainCommand =
  | { readonly kind: 'add' }
  | { readonly kind: 'delete'; readonly place: number }
  | {
      readonly kind: 'set';
      readonly place: number;
      readonly product: number;
      readonly packs: number;
    }
  | { readonly kind: 'fill'; readonly rows: readonly (readonly number[])[] }
  | { readonly kind: 'spread'; readonly rows: readonly (readonly number[])[] }
  | { readonly kind: 'cart'; readonly product: number; readonly packs: number };

/**
 * A plain model of a cart's prescriptions, written from the specification alone (spec 5.23, 5.24) and independent of
 * the rules under test.
 */
export class PlainAllocation {
  /** Packs in the cart, by product. */
  readonly cart: number[];
  /** Packs by prescription and product. */
  rows: number[][] = [];
  readonly #products: readonly PlainProduct[];
  readonly #limitOf: ReadonlyMap<number, number>;

  constructor(
    products: readonly PlainProduct[],
    limitOf: ReadonlyMap<number, number>,
    cart: readonly number[],
  ) {
    this.#products = products;
    this.#limitOf = limitOf;
    this.cart = [...cart];
  }

  /** Counts the packs of a product on all prescriptions. */
  used(product: number): number {
    return this.rows.reduce((sum, row) => sum + (row[product] ?? 0), 0);
  }

  /** Runs a command; returns false and changes nothing when it is refused. */
  do(command: PlainCommand): boolean {
    switch (command.kind) {
      case 'add': {
        const isLeft = this.cart.some((packs, product) => packs > this.used(product));
        if (isLeft) this.rows.push(this.#products.map(() => 0));
        return isLeft;
      }
      case 'delete': {
        const isThere = command.place < this.rows.length;
        if (isThere) this.rows.splice(command.place, 1);
        return isThere;
      }
      case 'cart': {
        const isThere = (this.cart[command.product] ?? 0) > 0;
        if (isThere) this.cart[command.product] = Math.max(0, command.packs);
        return isThere;
      }
      case 'set': {
        const row = this.rows[command.place];
        if (!row) return false;
        const changed = row.with(command.product, command.packs);
        return this.#replace(this.rows.with(command.place, changed));
      }
      case 'spread': {
        const before = [...this.rows];
        const isEachAdded = command.rows.every(() => this.do({ kind: 'add' }));
        const places = command.rows.map((_row, place) => before.length + place);
        const isDone =
          isEachAdded &&
          command.rows.every((row, index) =>
            row.every((packs, product) => {
              const place = places[index] ?? 0;
              return packs === 0 || this.do({ kind: 'set', place, product, packs });
            }),
          );
        if (!isDone) this.rows = before;
        return isDone;
      }
      case 'fill':
        return (
          command.rows.length <= this.rows.length &&
          this.#replace(this.rows.map((row, place) => [...(command.rows[place] ?? row)]))
        );
      default:
        return command satisfies never;
    }
  }

  /**
   * Returns whether the cart may be ordered: every pack is on a prescription, no other pack is, and every limit is
   * kept.
   */
  get isComplete(): boolean {
    const isEqual = this.cart.every((packs, product) => packs === this.used(product));
    return isEqual && this.rows.every((row) => this.#isWithin(row, row.map(Boolean)));
  }

  #replace(after: number[][]): boolean {
    const isFit = after.every((row, place) => {
      const before = this.rows[place] ?? [];
      const isRaised = row.map((packs, product) => packs > (before[product] ?? 0));
      const isInCart = row.every((_packs, product) => !isRaised[product] || this.cart[product]);
      const isCounted = row.every((packs) => packs >= 0 && packs <= 9_999);
      return isCounted && isInCart && this.#isWithin(row, isRaised);
    });
    const areLeft = this.cart.every((packs, product) => {
      const sum = after.reduce((all, row) => all + (row[product] ?? 0), 0);
      return sum <= Math.max(packs, this.used(product));
    });
    if (isFit && areLeft) this.rows = after;
    return isFit && areLeft;
  }

  /** Returns whether a row keeps the limits of its judged products and their categories. */
  #isWithin(row: readonly number[], isJudged: readonly boolean[]): boolean {
    return this.#products.every(({ limit, categories }, product) => {
      if (!isJudged[product]) return true;
      const packsIn = (category: number) =>
        row.reduce((sum, packs, each) => {
          return this.#products[each]?.categories.includes(category) ? sum + packs : sum;
        }, 0);
      return (
        isBelow(limit, row[product] ?? 0) &&
        categories.every((each) => isBelow(this.#limitOf.get(each) ?? 0, packsIn(each)))
      );
    });
  }
}
