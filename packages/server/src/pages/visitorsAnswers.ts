import {
  countProducts,
  getPublicProduct,
  getPublicProductFacets,
  listCategories,
  listPublicProducts,
  readSearch,
} from '@formulary/rules/calls/catalogueCalls';
import type { VisitorsAnswer, WiredAnswer } from '@formulary/rules/pages/VisitorsAnswer';
import type { Codec } from '@formulary/rules/wire/codec';
import {
  allCategories,
  publicFacets,
  publicPage,
  publicProducts,
  searchReading,
} from '../catalogue/productAnswers.ts';
import type { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';
import type { WrittenAnswer } from '../platform/plugins/WrittenAnswer.ts';
import { inputOf } from './inputOf.ts';

/** Reads a static page by the name of its file (TC, PP or DP); undefined where there is none. */
type ReadText = (file: string) => unknown;

/** The same for every visitor: what the calls that anybody may make answer, from the catalogue in memory. */
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

/** As it arrives at who asks for it over the wire, beside what it was written from. */
function written<T>(
  { answer }: { readonly answer: Pick<Codec<never, T>, 'write'> },
  data: T,
): WiredAnswer {
  return { wire: answer.write(data), data };
}

/** Answers that stay the same are read once: whoever draws from them may know them again. */
const sentAnswers = new WeakMap<WrittenAnswer, { readonly wire: unknown }>();

/** The same of what is kept as it was sent. */
function sent(answer: WrittenAnswer): WiredAnswer {
  const known = sentAnswers.get(answer) ?? { wire: JSON.parse(answer.json) as unknown };
  sentAnswers.set(answer, known);
  return known;
}
