import * as calls from '@formulary/rules/calls/listCalls';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { Product } from '@formulary/rules/catalogue/product';
import {
  checkListLines,
  checkListName,
  soldOnPrescription,
} from '@formulary/rules/lists/checkList';
import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import type { ListLine, ProductList } from '@formulary/rules/lists/productList';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import { messages } from '@formulary/rules/problems/messages';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';

interface MockLists {
  readonly lists: readonly ProductList[];
  /** Lines that the orders give for the usual order. */
  readonly usual: readonly ListLine[];
  readonly products: readonly Product[];
}

const taken = () => refusal(409, 'list-name-taken', { list_name: messages['list-name-taken'] });

/** Mocks the calls for a buyer's lists, with lists in memory. */
export function listHandlers({ lists, usual, products }: MockLists): readonly HttpHandler[] {
  const linesOf = (lines: readonly ListLine[]) =>
    lines.flatMap(({ quantity, ...asked }) => {
      const product = products.find(({ id }) => id === asked.productId);
      if (!product) return [];
      const { name, image, type, price, vatPercent, inStock, minimumStock, promotions } = product;
      const shown = { name, image, type, price, vatPercent, inStock, minimumStock, promotions };
      const isPrescription = soldOnPrescription(type, asked.isPrescription);
      const code = product.code ?? `PACK-${product.id}`;
      return [aListedLine({ productId: product.id, ...shown, code, isPrescription, quantity })];
    });
  const fromOrders: ProductList = {
    ...usualOrderList,
    version: 0,
    isFromOrders: true,
    lines: linesOf([...new Map(usual.map((line) => [lineKey(line), line])).values()]),
  };
  let all: readonly ProductList[] = lists.some(({ id }) => id === usualOrderList.id)
    ? lists
    : [fromOrders, ...lists];

  const keep = (list: ProductList) => {
    all = all.map((each) => (each.id === list.id ? list : each));
    return { answer: list };
  };
  const find = (id: number) => all.find((list) => list.id === id);
  const isTaken = (name: string, except?: number) =>
    all.some((list) => list.name.toLowerCase() === name.toLowerCase() && list.id !== except);
  const withLines = (list: ProductList, lines: readonly ListLine[]) => {
    const checked = checkListLines(lines);
    if (!checked.ok) return refusal(400, checked.problem.code);
    const changed = { version: list.version + 1, isFromOrders: false };
    return keep({ ...list, ...changed, lines: linesOf(checked.value) });
  };
  const one = (id: number) => {
    const list = find(id);
    return list ? { answer: list } : refusal(404, 'list-missing');
  };

  return [
    mockCall(calls.listLists, () => ({
      answer: all.map(({ id, name, isFromOrders, lines }) => ({
        id,
        name,
        isFromOrders,
        lineCount: lines.length,
        products: lines.slice(0, 4).map((line) => ({ name: line.name, image: line.image })),
      })),
    })),
    mockCall(calls.getUsualOrder, () => one(usualOrderList.id)),
    mockCall(calls.getList, ({ params }) => one(params.id)),
    mockCall(calls.createList, ({ body }) => {
      const name = checkListName(body.name);
      if (!name.ok) return refusal(400, name.problem.code);
      if (isTaken(name.value)) return taken();
      const id = Math.max(...all.map((list) => list.id)) + 1;
      const list = { id, name: name.value, version: 0, isFromOrders: false, lines: [] };
      all = [...all, list];
      return withLines(list, body.lines);
    }),
    mockCall(calls.renameList, ({ body: { id, name } }) => {
      const list = find(id);
      if (!list) return refusal(404, 'list-missing');
      return isTaken(name, id) ? taken() : keep({ ...list, name, version: list.version + 1 });
    }),
    mockCall(calls.setListLines, ({ body: { id, version, lines } }) => {
      const list = find(id);
      if (!list) return refusal(404, 'list-missing');
      return list.version === version ? withLines(list, lines) : refusal(409, 'list-changed');
    }),
    mockCall(calls.addListLines, ({ body: { id, lines } }) => {
      const list = find(id);
      if (!list) return refusal(404, 'list-missing');
      const added = new Map([...list.lines, ...lines].map((line) => [lineKey(line), line]));
      return withLines(list, [...added.values()]);
    }),
    mockCall(calls.removeList, ({ params }) => {
      if (!find(params.id)) return refusal(404, 'list-missing');
      all = all.filter(({ id }) => id !== params.id);
      return { answer: undefined };
    }),
    mockCall(calls.resetUsualOrder, () => keep(fromOrders)),
  ];
}
