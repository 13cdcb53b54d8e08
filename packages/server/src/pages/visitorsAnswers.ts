import type { Codec } from '@formulary/rules/wire/codec';
import { decode } from '@formulary/rules/wire/decode';
import {
  countProducts,
  getPublicProduct,
  getPublicProductFacets,
  listCategories,
  listPublicProducts,
  readSearch,
} from '@formulary/rules/calls/catalogueCalls';
import type { VisitorsAnswer, WiredAnswer } from '@formulary/rules/pages/Storefront';
import {
  allCategories,
  publicFacets,
  publicPage,
  publicProducts,
  searchReading,
} from '../catalogue/productAnswers.ts';
import type { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';
import type { EncodedAnswer } from '../platform/plugins/EncodedAnswer.ts';

/**
 * Converts a part of a call's input as the server decodes it: writes and reads it with its codec. Returns `undefined`
 * for input that the server would refuse.
 */
function inputOf<T>(
  codec: Codec<never, T> | undefined,
  input: unknown,
  part: 'params' | 'query' | 'body',
): T | undefined {
  const words = (input as Readonly<Record<string, unknown>> | undefined)?.[part];
  if (codec === undefined || typeof words !== 'object' || words === null) return undefined;
  try {
    const result = decode(codec, codec.write(words as T));
    return result.ok ? result.value : undefined;
  } catch {
    // The codec cannot write it, so it is no input of this call.
    return undefined;
  }
}

/** Reads a static page by file name (TC, PP or DP); `undefined` if there is none. */
type ReadText = (file: string) => unknown;

/** Returns the answers of public calls from the catalogue in memory; the same for every visitor. */
export function visitorsAnswers(book: CatalogueBook, readText: ReadText): VisitorsAnswer {
  const answers: Readonly<Record<string, (input: unknown) => ReturnType<VisitorsAnswer>>> = {
    [listCategories.name]: () => sent(allCategories(book)),
    [countProducts.name]: (input) => {
      const body = inputOf(countProducts.body, input, 'body');
      return body && written(countProducts, publicFacets(book, body.query).count);
    },
    [getPublicProductFacets.name]: (input) => {
      const body = inputOf(getPublicProductFacets.body, input, 'body');
      return body && written(getPublicProductFacets, publicFacets(book, body.query));
    },
    [readSearch.name]: (input) => {
      const body = inputOf(readSearch.body, input, 'body');
      return body && written(readSearch, searchReading(book, body.query));
    },
    [listPublicProducts.name]: (input) => {
      const body = inputOf(listPublicProducts.body, input, 'body');
      return body && written(listPublicProducts, publicProducts(book, body));
    },
    [getPublicProduct.name]: (input) => {
      const params = inputOf(getPublicProduct.params, input, 'params');
      if (!params) return undefined;
      const entry = book.entry(params.id);
      return entry ? sent(publicPage(book, entry)) : 'missing';
    },
    text: (file) => {
      const wire = typeof file === 'string' ? readText(file) : undefined;
      return wire === undefined ? undefined : { wire };
    },
  };
  return (name, input) => (Object.hasOwn(answers, name) ? answers[name]?.(input) : undefined);
}

/** Encodes an answer, and keeps the data beside it. */
function written<T>(
  { answer }: { readonly answer: Pick<Codec<never, T>, 'write'> },
  data: T,
): WiredAnswer {
  return { wire: answer.write(data), data };
}

/** Parsed once per answer, so that consumers can compare by identity. */
const sentAnswers = new WeakMap<EncodedAnswer, { readonly wire: unknown }>();

/** Parses an answer that is cached in encoded form. */
function sent(answer: EncodedAnswer): WiredAnswer {
  const known = sentAnswers.get(answer) ?? { wire: JSON.parse(answer.json) as unknown };
  sentAnswers.set(answer, known);
  return known;
}
