import { searchWords } from '../text/searchWords.ts';

/** A found product, and whether the buyer has bought it before. */
export interface FoundProduct<P> {
  readonly product: P;
  readonly isBoughtBefore: boolean;
}

interface Found<P> {
  /** What was searched for, in the words of the catalogue. */
  readonly search: string;
  /** Matches that the buyer has bought before, best match first. */
  readonly bought: readonly P[];
  /** All matches, best match first; they may include the bought ones. */
  readonly all: readonly P[];
  /** Maximum number of products. */
  readonly most: number;
}

/** Places that bought products leave to the others. */
const LEFT_TO_OTHERS = 2;

/**
 * Returns at most `most` products of a search, each once: first those bought before whose name has the words of the
 * search, then the best other matches. A product that matches by its description alone keeps its place, so that 'needle'
 * shows needles before fillers that come with one. Bought products leave two places to others, if there are others.
 */
export function boughtFirst<P extends { readonly id: number; readonly name: string }>({
  search,
  bought,
  all,
  most,
}: Found<P>): readonly FoundProduct<P>[] {
  const words = searchWords(search);
  const isNamed = ({ name }: P) => {
    const ofName = searchWords(name);
    return words.every((word) => ofName.some((own) => own.startsWith(word)));
  };
  const boughtIds = new Set(bought.map(({ id }) => id));
  const first = bought.filter(isNamed);
  const firstIds = new Set(first.map(({ id }) => id));
  const others = all.filter(({ id }) => !firstIds.has(id));
  const kept = most - Math.min(others.length, LEFT_TO_OTHERS);
  return [...first.slice(0, kept), ...others]
    .slice(0, most)
    .map((product) => ({ product, isBoughtBefore: boughtIds.has(product.id) }));
}
