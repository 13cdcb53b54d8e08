import * as catalogue from '@formulary/rules/calls/desk/deskCatalogueCalls';
import * as tree from '@formulary/rules/calls/desk/deskCategoryCalls';
import * as lists from '@formulary/rules/calls/desk/deskProductListCall';
import { toldChanges } from '@formulary/rules/catalogue/changes/productChanges';
import { productEffects } from '@formulary/rules/catalogue/changes/productEffects';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import type { ListedDeskProduct } from '@formulary/rules/catalogue/deskProductList';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { type HttpHandler, HttpResponse } from 'msw';

const AT = new Date('2026-11-28T09:10:00Z');
const BY = { kind: 'staff', name: 'Tomasz Zielinski', role: 'stock' } as const;

const someCategories: readonly tree.DeskCategory[] = [
  ['Injection', 0, 0, 0],
  ['Needles', 1, 0, 0],
  ['Cannulas', 1, 1, 0],
  ['Toxins', 0, 1, 10],
].map(([name, parentId, position, prescriptionLimit], index) => ({
  id: index + 1,
  products: index * 7,
  fields: {
    name: String(name),
    description: '',
    parentId: Number(parentId),
    position: Number(position),
    prescriptionLimit: Number(prescriptionLimit),
  },
}));

const fields: ProductFields = {
  code: 'NEEDLE-30G',
  name: 'BD Microlance 30G needles, 100',
  description: 'Thin-walled needles for injections just below the skin.',
  information: 'Storage: Dry, below 25 °C.\n\nPack: 100 needles',
  type: 'any',
  vatPercent: 20,
  prescriptionLimit: 0,
  minimumStock: 5,
  isColdChain: false,
  hazards: ['sharps'],
  isOnSale: true,
  categoryIds: [2],
  image: '',
};

const impact = {
  carts: 3,
  orders: 2,
  prescriptions: 0,
  promotions: 1,
  lists: 4,
  requests: 0,
  purchaseOrders: 1,
};

const listed = (
  own: Pick<ListedDeskProduct, 'id' | 'code' | 'name'> & Partial<ListedDeskProduct>,
): ListedDeskProduct => ({
  type: 'any',
  price: 12_500,
  vatPercent: 20,
  inStock: 64,
  minimumStock: 5,
  isOnSale: true,
  source: 'shop',
  isColdChain: false,
  hazards: [],
  image: '',
  hasPicture: false,
  category: 'Needles',
  addedAt: AT,
  ...own,
});

const someProducts = [
  listed({ id: 1, code: fields.code, name: fields.name, hazards: ['sharps'] }),
  listed({ id: 2, code: 'GLOVE-M', name: 'Nitrile gloves, medium, 200', inStock: 5 }),
  listed({
    id: 3,
    code: 'TOX-50',
    name: 'Botulax 50 units',
    isColdChain: true,
    category: 'Toxins',
  }),
  listed({ id: 4, code: 'SCALPEL-15', name: 'Scalpel No. 15, 10', isOnSale: false }),
];

/** What a mocked catalogue begins with. */
interface MockCatalogue {
  readonly products?: readonly ListedDeskProduct[];
  readonly categories?: readonly tree.DeskCategory[];
  /** Needles was removed. */
  readonly isRemoved?: boolean;
  /** Somebody else changes the product before the next change is made. */
  readonly isChangedMeanwhile?: boolean;
}

/** Mocks the calls about products and categories; they change as they would. */
export function productHandlers({
  products = someProducts,
  categories: first = someCategories,
  isRemoved = false,
  isChangedMeanwhile = false,
}: MockCatalogue = {}): readonly HttpHandler[] {
  const gone = isRemoved ? first.filter(({ id }) => id === 2) : [];
  let categories = first.filter((each) => !gone.includes(each));
  let removed = gone.map((each) => ({ each, reason: 'A clearer menu' }));
  let isToBeRefused = isChangedMeanwhile;
  let product: catalogue.DeskProduct = {
    id: 1,
    version: 12,
    fields,
    price: 12_500,
    inStock: 64,
    source: 'shop',
    addedAt: AT,
    shopHref: 'https://shop.test/product/1',
    impact,
    events: [{ id: 12, at: AT, author: BY, subject: 'product 1', sentence: 'Created the product' }],
    reversible: [],
  };
  const nameOf = (id: number) => categories.find((each) => each.id === id)?.fields.name ?? '';
  const change = (after: Partial<ProductFields>, reason: string) => {
    const told = toldChanges(product.fields, after, nameOf);
    const id = product.version + 1;
    const sentence = `Changed: ${told.map(({ label }) => label).join(', ')}`;
    const [only] = told;
    const values = only && told.length === 1 ? { from: only.from, to: only.to } : {};
    const event = { id, at: AT, author: BY, subject: 'product 1', sentence, reason, ...values };
    product = {
      ...product,
      version: id,
      fields: { ...product.fields, ...after },
      events: [...product.events, event],
      reversible: [...product.reversible, id],
    };
  };
  const pageOf = (id: number): tree.DeskCategoryPage | undefined => {
    const category = categories.find((each) => each.id === id);
    return category && { category, version: 4, events: [], reversible: [] };
  };
  return [
    mockCall(lists.listDeskProducts, ({ body: { filter } }) => {
      const word = (filter.search ?? '').toLowerCase();
      const found = products.filter(
        ({ name, code, isOnSale }) =>
          `${name} ${code}`.toLowerCase().includes(word) &&
          (filter.isOnSale === undefined || isOnSale === filter.isOnSale),
      );
      return { answer: { products: found, total: found.length } };
    }),
    mockCall(
      lists.exportDeskProducts,
      () => new HttpResponse('Code,Product', { headers: { 'content-type': 'text/csv' } }),
    ),
    mockCall(catalogue.getDeskProduct, ({ params: { id } }) =>
      id > products.length ? refusal(404, 'not-found') : { answer: { ...product, id } },
    ),
    mockCall(catalogue.previewDeskProduct, ({ body: { fields: after } }) => {
      if (after.code?.toUpperCase() === 'GLOVE-M') {
        const sentence = 'Another product has this code, in these or other letters';
        return HttpResponse.json(
          { code: 'products-faulty', message: sentence, errors: { code: sentence } },
          { status: 400 },
        );
      }
      return {
        answer: {
          changes: toldChanges(product.fields, after, nameOf),
          effects: productEffects({ before: product.fields, after, impact }),
        },
      };
    }),
    mockCall(catalogue.changeDeskProduct, ({ body: { fields: after, reason } }) => {
      if (isToBeRefused) {
        isToBeRefused = false;
        change({ minimumStock: 8 }, 'More is sold in winter');
        const code = 'record-changed';
        return HttpResponse.json({ code, message: deskMessages[code] }, { status: 409 });
      }
      change(after, reason);
      return { answer: product };
    }),
    mockCall(catalogue.getDeskProductBefore, () => ({ answer: { name: fields.name } })),
    mockCall(catalogue.createDeskProduct, () => ({ answer: { id: 1 } })),
    mockCall(catalogue.uploadDeskPicture, () => ({
      answer: { image: `upload-${'0'.repeat(32)}.webp` },
    })),
    mockCall(tree.listDeskCategories, () => ({ answer: categories })),
    mockCall(tree.getDeskCategory, ({ params: { id } }) => {
      const page = pageOf(id);
      return page ? { answer: page } : refusal(404, 'not-found');
    }),
    mockCall(tree.previewDeskCategory, ({ params: { id }, body }) => {
      const before = pageOf(id)?.category.fields;
      if (body.fields.parentId === id) {
        const sentence = 'A category cannot be below itself. Please choose another place';
        return HttpResponse.json(
          { code: 'category-faulty', message: sentence, errors: { parentId: sentence } },
          { status: 400 },
        );
      }
      const name = { field: 'name', label: 'Name', from: before?.name ?? '', to: body.fields.name };
      return { answer: { changes: [name], effects: ['The menus and lists of the shop show it.'] } };
    }),
    mockCall(tree.changeDeskCategory, ({ params: { id }, body }) => {
      categories = categories.map((each) =>
        each.id === id ? { ...each, fields: body.fields } : each,
      );
      const page = pageOf(id);
      return page ? { answer: page } : refusal(404, 'not-found');
    }),
    mockCall(tree.getDeskCategoryBefore, () => refusal(404, 'not-found')),
    mockCall(tree.createDeskCategory, ({ body }) => {
      const id = categories.length + 1;
      categories = [...categories, { id, products: 0, fields: body.fields }];
      return { answer: { id } };
    }),
    mockCall(tree.removeDeskCategory, ({ params: { id }, body: { reason } }) => {
      removed = categories.filter((each) => each.id === id).map((each) => ({ each, reason }));
      categories = categories.filter((each) => each.id !== id);
      return { answer: undefined };
    }),
    mockCall(tree.listRemovedDeskCategories, () => ({
      answer: removed.map(({ each: { id, products: held, fields: of }, reason }) => ({
        id,
        name: of.name,
        products: held,
        removedAt: AT,
        removedBy: 'Priya Shah',
        reason,
        version: 5,
      })),
    })),
    mockCall(tree.restoreDeskCategory, ({ body: { reason } }) => {
      if (reason === 'Too late') return refusal(409, 'record-changed');
      categories = [...categories, ...removed.map(({ each }) => each)];
      removed = [];
      return { answer: undefined };
    }),
  ];
}
