import { MOST_BUNDLE } from '../../pricing/newPromotion.ts';
import {
  listedPromotion,
  promotionPage,
  promotionPageRequest,
} from '../../pricing/promotionList.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { instant, money, recordId, text, wholeNumber } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { deskEvent } from './deskEvent.ts';
import { priceImpact } from './deskPriceCalls.ts';
import { idInPath, invalid, unexplained, version } from './deskRecord.ts';

const MOST_OTHERS = 1_000;
const reason = text(1, 1000);

const terms = {
  /** Packs of a bundle. */
  quantity: field('quantity', wholeNumber(1, MOST_BUNDLE)),
  /** Of the whole bundle, without VAT. */
  price: field('price', money),
  startsAt: field('startsAt', instant),
  /** Its last moment. */
  endsAt: field('endsAt', instant),
};

const faulty = {
  codes: [
    'invalid-request',
    'price-nothing',
    'price-above-most',
    'price-decimals',
    'promotion-quantity',
    'promotion-ends-first',
    'promotion-over',
    'promotion-dearer',
  ],
  when: 'it has no price, ends before it begins or before now, or is dearer than its units',
} as const;

/** A price that a product has from a moment, for the table of a preview. */
const priceFrom = entity({ from: field('from', instant), price: field('price', money) });

/** The product of a promotion, as it is sold. */
const promotedProduct = entity({
  id: field('id', recordId),
  code: field('code', text(1, 60)),
  name: field('name', text(1, 300)),
  vatPercent: field('vatPercent', wholeNumber(0, 100)),
  /** The price of now first, then those that are planned. */
  prices: field('prices', listOf(priceFrom, 1_001)),
});

/** Another promotion of the same product. */
const otherPromotion = entity({ id: field('id', recordId), ...terms });

/** Returns a page of promotions. */
export const listDeskPromotions = defineDeskCall({
  name: 'listDeskPromotions',
  purpose: 'A page of promotions, filtered and sorted',
  method: 'POST',
  path: '/api/desk/catalogue/promotions/list',
  access: 'seeCatalogue',
  body: promotionPageRequest,
  answer: promotionPage,
  refusals: [
    { codes: ['invalid-request'], when: 'the body, or where the page begins, is not valid' },
  ],
});

/** A promotion with its product, and the others that are on at the same time. */
export const deskPromotion = entity({
  promotion: field('promotion', listedPromotion),
  version,
  product: field('product', promotedProduct),
  others: field('others', listOf(otherPromotion, MOST_OTHERS)),
  events: field('events', listOf(deskEvent, 500)),
});

export type DeskPromotion = Words<typeof deskPromotion>;

/** Returns a promotion. */
export const getDeskPromotion = defineDeskCall({
  name: 'getDeskPromotion',
  purpose: 'A promotion with its product, and others at the same time',
  method: 'GET',
  path: '/api/desk/catalogue/promotions/:id',
  access: 'seeCatalogue',
  params: idInPath,
  answer: deskPromotion,
  refusals: [{ codes: ['not-found'], when: 'there is no such promotion' }],
});

/** What a promotion would do, before it is written. */
export const promotionPreview = entity({
  product: field('product', promotedProduct),
  /** Others of the product that are on at the same time. */
  others: field('others', listOf(otherPromotion, MOST_OTHERS)),
  impact: field('impact', priceImpact),
});

export type PromotionPreview = Words<typeof promotionPreview>;

/** Says what a new or changed promotion would do, and changes nothing. */
export const previewDeskPromotion = defineDeskCall({
  name: 'previewDeskPromotion',
  purpose: 'What a new or changed promotion would do',
  method: 'POST',
  path: '/api/desk/catalogue/promotions/preview',
  access: 'seeCatalogue',
  body: entity({
    productId: field('productId', recordId),
    /** The promotion that is changed; left out for a new one. */
    promotionId: optionalField('promotionId', recordId),
    ...terms,
  }),
  answer: promotionPreview,
  refusals: [{ codes: ['not-found'], when: 'there is no such product' }, faulty],
});

/** Writes a new promotion. */
export const addDeskPromotion = defineDeskCall({
  name: 'addDeskPromotion',
  purpose: 'Add a promotion of a product',
  method: 'POST',
  path: '/api/desk/catalogue/promotions',
  access: 'changePrices',
  body: entity({
    productId: field('productId', recordId),
    ...terms,
    reason: field('reason', reason),
  }),
  answer: entity({ id: field('id', recordId) }),
  refusals: [
    { codes: ['not-found'], when: 'there is no such product' },
    faulty,
    unexplained,
    { codes: ['promotion-twice'], when: 'the product has the same promotion already' },
  ],
});

/** Changes a promotion that is planned or on. */
export const changeDeskPromotion = defineDeskCall({
  name: 'changeDeskPromotion',
  purpose: 'Change a promotion that is planned or on',
  method: 'POST',
  path: '/api/desk/catalogue/promotions/:id',
  access: 'changePrices',
  params: idInPath,
  body: entity({ ...terms, reason: field('reason', reason), version }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such promotion' },
    faulty,
    unexplained,
    { codes: ['record-changed'], when: 'it was changed since it was shown' },
    { codes: ['promotion-ended'], when: 'it has ended or was called off' },
    { codes: ['promotion-begun'], when: 'it is on, and would begin at another time' },
    { codes: ['promotion-unchanged', 'promotion-twice'], when: 'nothing changes, or it is there' },
  ],
});

/** Ends a promotion that is on, and calls off one that is planned. It stays listed. */
export const endDeskPromotion = defineDeskCall({
  name: 'endDeskPromotion',
  purpose: 'End a promotion now, or call a planned one off',
  method: 'POST',
  path: '/api/desk/catalogue/promotions/:id/end',
  access: 'changePrices',
  params: idInPath,
  body: entity({ reason: field('reason', reason), version }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such promotion' },
    invalid,
    unexplained,
    { codes: ['record-changed'], when: 'it was changed since it was shown' },
    { codes: ['promotion-ended'], when: 'it has ended or was called off' },
  ],
});
