import { productFormOf } from '@formulary/rules/catalogue/listing/productFormOf';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { formNumber } from './formNumber.ts';
import { productTypes } from './productTypes.ts';

/** What changes often, or is counted by. */
export type ProductFigures = Pick<
  CatalogueProduct,
  'price' | 'vatPercent' | 'inStock' | 'minimumStock' | 'prescriptionLimit' | 'type'
>;

/** What a list is sorted and narrowed by, and never changes in a row. */
export type RowFacts = Pick<CatalogueProduct, 'addedAt' | 'name' | 'image'>;

/** A list for each figure, with a row for each product. */
export interface ColumnLists {
  readonly ids: Uint32Array;
  /** What PostgreSQL makes of texts and categories, to tell whether they have changed; 0 where that is not known. */
  readonly hashes: BigInt64Array;
  /** In mills. */
  readonly prices: Uint32Array;
  readonly inStock: Uint32Array;
  readonly minimumStock: Uint32Array;
  readonly prescriptionLimits: Uint16Array;
  readonly vatPercents: Uint8Array;
  /** The number of a type in `productTypes`. */
  readonly types: Uint8Array;
  /** When each was added, in seconds since 1970. */
  readonly addedAt: Uint32Array;
  /** The number of a form in `productForms`. */
  readonly forms: Uint8Array;
}

const GROWTH = 1.25;
const LEAST_MORE = 64;

/** The figures of products by row: what a filter, a sort or a count goes through. Rows are added at the end and changed in place. */
export class ProductColumns {
  #lists: ColumnLists;
  #length: number;

  constructor(lists: ColumnLists = emptyLists(0)) {
    this.#lists = lists;
    this.#length = lists.ids.length;
  }

  get length(): number {
    return this.#length;
  }

  /** The lists; they may have room for more rows than there are. Not to be kept: they are others once a row was added. */
  get lists(): ColumnLists {
    return this.#lists;
  }

  /** Adds a row, and answers its number. */
  add(id: number, figures: ProductFigures, hash = 0n, facts?: RowFacts): number {
    const row = this.#length;
    if (row === this.#lists.ids.length) this.#grow(Math.ceil(row * GROWTH) + LEAST_MORE);
    this.#length = row + 1;
    this.#lists.ids[row] = id;
    this.#lists.hashes[row] = hash;
    this.#lists.addedAt[row] = facts?.addedAt ?? 0;
    this.#lists.forms[row] = facts ? formNumber(productFormOf(facts.name, facts.image)) : 0;
    this.set(row, figures);
    return row;
  }

  set(row: number, figures: ProductFigures): void {
    const lists = this.#lists;
    lists.prices[row] = figures.price;
    lists.inStock[row] = figures.inStock;
    lists.minimumStock[row] = figures.minimumStock;
    lists.prescriptionLimits[row] = figures.prescriptionLimit;
    lists.vatPercents[row] = figures.vatPercent;
    lists.types[row] = productTypes.indexOf(figures.type);
  }

  figures(row: number): ProductFigures {
    const lists = this.#lists;
    return {
      price: lists.prices[row] as number,
      vatPercent: lists.vatPercents[row] as number,
      inStock: lists.inStock[row] as number,
      minimumStock: lists.minimumStock[row] as number,
      prescriptionLimit: lists.prescriptionLimits[row] as number,
      type: productTypes[lists.types[row] as number] ?? 'any',
    };
  }

  /** The lists without room for more. */
  trimmed(): ColumnLists {
    return copyOf(this.#lists, this.#length);
  }

  #grow(room: number): void {
    this.#lists = copyOf(this.#lists, room);
  }
}

/** A copy with other room: as much as fits. */
function copyOf(lists: ColumnLists, room: number): ColumnLists {
  const copy = emptyLists(room);
  const rows = Math.min(room, lists.ids.length);
  copy.ids.set(lists.ids.subarray(0, rows));
  copy.hashes.set(lists.hashes.subarray(0, rows));
  copy.prices.set(lists.prices.subarray(0, rows));
  copy.inStock.set(lists.inStock.subarray(0, rows));
  copy.minimumStock.set(lists.minimumStock.subarray(0, rows));
  copy.prescriptionLimits.set(lists.prescriptionLimits.subarray(0, rows));
  copy.vatPercents.set(lists.vatPercents.subarray(0, rows));
  copy.types.set(lists.types.subarray(0, rows));
  copy.addedAt.set(lists.addedAt.subarray(0, rows));
  copy.forms.set(lists.forms.subarray(0, rows));
  return copy;
}

function emptyLists(room: number): ColumnLists {
  return {
    ids: new Uint32Array(room),
    hashes: new BigInt64Array(room),
    prices: new Uint32Array(room),
    inStock: new Uint32Array(room),
    minimumStock: new Uint32Array(room),
    prescriptionLimits: new Uint16Array(room),
    vatPercents: new Uint8Array(room),
    types: new Uint8Array(room),
    addedAt: new Uint32Array(room),
    forms: new Uint8Array(room),
  };
}
