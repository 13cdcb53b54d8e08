import { listDeskDelivery } from '@formulary/rules/calls/desk/deskDeliveryCalls';
import { getDeskPrices, setDeskPrice } from '@formulary/rules/calls/desk/deskPriceCalls';
import { addDeskPromotion, getDeskPromotion } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { addProduct } from '../testData.queries.ts';
import type { DeskSample, DeskScene } from './DeskSample.ts';

const ROOT = '/api/desk/catalogue';
const REASON = 'New price of the supplier';
const LATER = '2027-01-05T08:00:00.000Z';

const TERMS = {
  quantity: 3,
  price: 25,
  startsAt: '2026-06-16T00:00:00.000Z',
  endsAt: '2027-07-16T00:00:00.000Z',
};

/** Returns valid sample requests for the calls about prices, promotions and delivery options. */
export function priceSamples({ shop, desk }: DeskScene): Readonly<Record<string, DeskSample>> {
  let counter = 0;
  const manager = async () => (await desk.signedIn('superintendent')).token;
  const product = () => addProduct(shop.db);
  const pricesOf = async (id: number) => {
    const url = `${ROOT}/products/${id}/prices`;
    return { url, prices: await desk.ask(getDeskPrices, { token: await manager(), url }) };
  };
  const planned = async () => {
    const id = await product();
    const body = { price: 12.5, from: LATER, reason: REASON, version: 0 };
    const { url } = await pricesOf(id);
    await desk.ask(setDeskPrice, { token: await manager(), url, body });
    const { prices } = await pricesOf(id);
    return { id: prices.planned[0]?.id, version: prices.version };
  };
  const promotion = async () => {
    const body = { ...TERMS, productId: await product(), reason: REASON };
    const token = await manager();
    const { id } = await desk.ask(addDeskPromotion, { token, body });
    const url = `${ROOT}/promotions/${id}`;
    const { version } = await desk.ask(getDeskPromotion, { token, url });
    return { url, version };
  };
  const delivery = () => {
    counter += 1;
    const details = `Delivery ${counter} by courier`;
    return { details, price: 7.95, service: 'next-day', position: 5, isOffered: true };
  };
  const standing = async () => {
    const { options } = await desk.ask(listDeskDelivery, { token: await manager() });
    const { id, version } = options.at(-1) ?? { id: 4, version: 0 };
    return { url: `${ROOT}/delivery/${id}`, version };
  };
  return {
    getDeskPrices: async () => ({ url: `${ROOT}/products/${await product()}/prices` }),
    previewDeskPrice: async () => ({
      url: `${ROOT}/products/${await product()}/prices/preview`,
      body: { price: 12.5, from: LATER },
    }),
    setDeskPrice: async () => ({
      url: `${ROOT}/products/${await product()}/prices`,
      body: { price: 12.5, reason: REASON, version: 0 },
    }),
    withdrawDeskPrice: async () => {
      const { id, version } = await planned();
      return { url: `${ROOT}/prices/${id}/withdrawal`, body: { reason: REASON, version } };
    },
    listDeskPromotions: async () => ({ body: { filter: {} } }),
    previewDeskPromotion: async () => ({ body: { ...TERMS, productId: await product() } }),
    addDeskPromotion: async () => ({
      body: { ...TERMS, productId: await product(), reason: REASON },
    }),
    getDeskPromotion: async () => ({ url: (await promotion()).url }),
    changeDeskPromotion: async () => {
      const { url, version } = await promotion();
      return { url, body: { ...TERMS, price: 24, reason: REASON, version } };
    },
    endDeskPromotion: async () => {
      const { url, version } = await promotion();
      return { url: `${url}/end`, body: { reason: REASON, version } };
    },
    listDeskDelivery: async () => ({}),
    addDeskDelivery: async () => ({ body: { ...delivery(), reason: REASON } }),
    previewDeskDelivery: async () => ({
      url: `${(await standing()).url}/preview`,
      body: delivery(),
    }),
    changeDeskDelivery: async () => {
      const { url, version } = await standing();
      return { url, body: { ...delivery(), reason: REASON, version } };
    },
  };
}
