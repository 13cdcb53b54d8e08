import { changeDeskProduct, getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import {
  changeDeskCategory,
  getDeskCategory,
  listRemovedDeskCategories,
  removeDeskCategory,
} from '@formulary/rules/calls/desk/deskCategoryCalls';
import { aPicture } from '../documents/aPicture.ts';
import { addCategory, addProduct } from '../testData.queries.ts';
import { multipartOf } from './multipartOf.ts';
import type { DeskSample, DeskScene } from './DeskSample.ts';

const CATEGORIES = '/api/desk/catalogue/categories';
const PRODUCTS = '/api/desk/catalogue/products';

/** Returns valid sample requests for the calls about products and categories. */
export function catalogueSamples({ shop, desk }: DeskScene): Readonly<Record<string, DeskSample>> {
  let products = 0;
  const aProduct = async () => {
    products += 1;
    const id = await addProduct(shop.db, { code: `CATALOGUE-${products}` });
    return { id, url: `${PRODUCTS}/${id}` };
  };
  const keeper = async () => (await desk.signedIn('superintendent')).token;
  const fields = { name: 'Nitrile gloves, large, 200' };
  const reason = 'The supplier renamed it';
  const changed = async () => {
    const product = await aProduct();
    const body = { version: 0, fields, reason };
    const token = await keeper();
    await desk.send(changeDeskProduct, { token, url: product.url, body });
    const { version } = await desk.ask(getDeskProduct, { token, url: product.url });
    return { ...product, version };
  };
  let pictures = 0;
  const aNewPicture = () => {
    pictures += 1;
    return aPicture({ background: `#${(pictures * 4_099).toString(16).padStart(6, '0')}` });
  };
  let categories = 0;
  const categoryFields = () => {
    categories += 1;
    const name = `Shelf ${categories}`;
    return { name, description: '', parentId: 0, position: 5_000, prescriptionLimit: 0 };
  };
  const aCategory = async () => {
    const { name } = categoryFields();
    const id = await addCategory(shop.db, name);
    return { id, url: `${CATEGORIES}/${id}` };
  };
  const changedCategory = async () => {
    const category = await aCategory();
    const body = { version: 0, fields: categoryFields(), reason };
    const token = await keeper();
    await desk.send(changeDeskCategory, { token, url: category.url, body });
    const { version } = await desk.ask(getDeskCategory, { token, url: category.url });
    return { ...category, version };
  };
  return {
    uploadDeskPicture: async () => ({
      form: multipartOf([
        {
          name: 'picture',
          file: { name: 'gloves.png', type: 'image/png', content: await aNewPicture() },
        },
      ]),
    }),
    listDeskCategories: async () => ({}),
    getDeskCategory: async () => ({ url: (await aCategory()).url }),
    previewDeskCategory: async () => ({
      url: `${(await aCategory()).url}/preview`,
      body: { fields: categoryFields() },
    }),
    changeDeskCategory: async () => ({
      url: (await aCategory()).url,
      body: { version: 0, fields: categoryFields(), reason },
    }),
    getDeskCategoryBefore: async () => {
      const { url, version } = await changedCategory();
      return { url: `${url}/changes/${version}` };
    },
    createDeskCategory: async () => ({ body: { fields: categoryFields(), reason } }),
    removeDeskCategory: async () => ({
      url: `${(await aCategory()).url}/removal`,
      body: { version: 0, reason },
    }),
    listRemovedDeskCategories: async () => ({}),
    restoreDeskCategory: async () => {
      const { id, url } = await aCategory();
      const token = await keeper();
      await desk.send(removeDeskCategory, {
        token,
        url: `${url}/removal`,
        body: { version: 0, reason },
      });
      const { version } = (await desk.ask(listRemovedDeskCategories, { token })).find(
        (each) => each.id === id,
      )!;
      return {
        url: `/api/desk/catalogue/removed-categories/${id}/restoration`,
        body: { version, reason },
      };
    },
    listDeskProducts: async () => ({ body: { filter: {} } }),
    exportDeskProducts: async () => ({ body: { filter: {}, reason: 'For the stocktaking' } }),
    getDeskProduct: async () => ({ url: (await aProduct()).url }),
    previewDeskProduct: async () => ({
      url: `${(await aProduct()).url}/preview`,
      body: { fields },
    }),
    changeDeskProduct: async () => ({
      url: (await aProduct()).url,
      body: { version: 0, fields, reason },
    }),
    getDeskProductBefore: async () => {
      const { url, version } = await changed();
      return { url: `${url}/changes/${version}` };
    },
    createDeskProduct: async () => ({
      body: {
        fields: {
          code: `NEW-${(products += 1)}`,
          name: 'Cannulas 25G, 20',
          description: 'Blunt.',
          information: 'Storage: Dry.',
          type: 'ANY',
          vatPercent: 20,
          prescriptionLimit: 0,
          minimumStock: 5,
          isColdChain: false,
          hazards: ['sharps'],
          isOnSale: false,
          categoryIds: [await addCategory(shop.db, 'Cannulas')],
          image: '',
        },
        price: 24.5,
        reason: 'New product',
      },
    }),
  };
}
