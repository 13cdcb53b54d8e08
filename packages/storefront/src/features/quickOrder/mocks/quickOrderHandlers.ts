import { matchProducts } from '@formulary/rules/calls/quickOrderCalls';
import type { MatchedProduct } from '@formulary/rules/catalogue/matchedProduct';
import type { Product } from '@formulary/rules/catalogue/product';
import { MOST_OFFERED, type RowMatch } from '@formulary/rules/quickOrder/rowMatch';
import type { HttpHandler } from 'msw';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';

/** Mocks the lookup of quick order rows in a list of products; the pack code of product 12 is PACK-12. */
export function quickOrderHandlers(products: readonly Product[]): readonly HttpHandler[] {
  const all = products.map(matched);
  return [
    mockCall(matchProducts, ({ body }) => ({ answer: body.rows.map((row) => meaning(all, row)) })),
  ];
}

function meaning(all: readonly MatchedProduct[], row: string): RowMatch {
  const words = row.toLowerCase();
  const named = all.find(
    ({ code, name }) => code.toLowerCase() === words || name.toLowerCase() === words,
  );
  if (named) return { kind: 'found', products: [named] };
  const found = all.filter(({ name }) => name.toLowerCase().includes(words));
  const kind = found.length === 0 ? 'none' : found.length === 1 ? 'suggested' : 'several';
  return { kind, products: found.slice(0, MOST_OFFERED) };
}

function matched(product: Product): MatchedProduct {
  const { id, name, image, type, price, vatPercent, inStock, minimumStock, promotions } = product;
  const shared = { id, name, image, type, price, vatPercent, inStock, minimumStock, promotions };
  return { ...shared, code: `PACK-${id}` };
}
