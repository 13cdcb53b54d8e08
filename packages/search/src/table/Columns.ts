/** A list with one number per row. */
export type NumberList = Uint8Array | Uint16Array | Uint32Array | BigInt64Array;

/** Lists with one row per product: at least the ids. */
export interface IdColumn {
  readonly ids: Uint32Array;
}

const GROWTH = 1.25;
const LEAST_MORE = 64;

/** Figures of products by row, for filters, sorting and counts. Rows are added at the end and changed in place. */
export class Columns<L extends IdColumn> {
  readonly #create: (room: number) => L;
  #lists: L;
  #length: number;

  /** Takes a function that creates lists of zeros, and lists that are full. */
  constructor(create: (room: number) => L, lists: L = create(0)) {
    this.#create = create;
    this.#lists = lists;
    this.#length = lists.ids.length;
  }

  get length(): number {
    return this.#length;
  }

  /** The lists, possibly with spare rows. Do not keep them: adding a row may replace them. */
  get lists(): L {
    return this.#lists;
  }

  /** Adds a row and returns its number. */
  addRow(id: number): number {
    const row = this.#length;
    if (row === this.#lists.ids.length)
      this.#lists = this.#copy(Math.ceil(row * GROWTH) + LEAST_MORE);
    this.#length = row + 1;
    this.#lists.ids[row] = id;
    return row;
  }

  /** Returns the lists without spare rows. */
  trimmed(): L {
    return this.#copy(this.#length);
  }

  /** Copies the lists to another capacity, as far as the rows fit. */
  #copy(room: number): L {
    const copy = this.#create(room);
    const copies = Object.entries(copy) as readonly (readonly [string, Uint32Array])[];
    const lists = this.#lists as unknown as Readonly<Record<string, Uint32Array>>;
    const rows = Math.min(room, this.#lists.ids.length);
    for (const [name, list] of copies) list.set((lists[name] as Uint32Array).subarray(0, rows));
    return copy;
  }
}
