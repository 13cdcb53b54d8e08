import { productImpact } from '../../catalogue/changes/productImpact.ts';
import { changePreview, productFields, productPatch } from '../../catalogue/changes/productWire.ts';
import { productSources } from '../../catalogue/deskProductList.ts';
import { LARGEST_PICTURE_BYTES } from '../../pictures/uploadedPicture.ts';
import { MOST_STOCK } from '../../stock/stockCauses.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import {
  instant,
  money,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
  word,
} from '../../wire/scalars.ts';
import type { CallRefusal } from '../call.ts';
import { defineDeskCall } from './deskCall.ts';
import { deskEvent } from './deskEvent.ts';
import { idInPath, invalid, unexplained, version } from './deskRecord.ts';

const MOST_EVENTS = 500;
/** A longer one is refused in words. */
const reason = text(0, 4_000);

const missing: CallRefusal = { codes: ['not-found'], when: 'there is no such product' };
const changed: CallRefusal = {
  codes: ['record-changed'],
  when: 'something happened to the product since the version that was sent',
};
const faulty: CallRefusal = {
  codes: ['products-faulty'],
  when: 'a field cannot be so; each has a sentence',
};

/** A product with everything that staff see and change of it. */
export const deskProduct = entity({
  id: field('id', recordId),
  version,
  fields: field('fields', productFields),
  /** Without VAT. */
  price: field('price', money),
  inStock: field('inStock', wholeNumber(0, MOST_STOCK)),
  source: field('source', word(productSources)),
  addedAt: field('addedAt', instant),
  /** Its page in the shop. */
  shopHref: field('shopHref', text(1, 500)),
  impact: field('impact', productImpact),
  events: field('events', listOf(deskEvent, MOST_EVENTS)),
  /** The events whose change can be taken back. */
  reversible: field('reversible', listOf(wholeNumber(0, Number.MAX_SAFE_INTEGER), MOST_EVENTS)),
});

export type DeskProduct = Words<typeof deskProduct>;

/** Returns a product with everything that staff change, what refers to it, and its timeline. */
export const getDeskProduct = defineDeskCall({
  name: 'getDeskProduct',
  purpose: 'A product with all fields, what refers to it, and its timeline',
  method: 'GET',
  path: '/api/desk/catalogue/products/:id',
  access: 'seeCatalogue',
  params: idInPath,
  answer: deskProduct,
  refusals: [missing],
});

/** Says what a change would do, without making it. */
export const previewDeskProduct = defineDeskCall({
  name: 'previewDeskProduct',
  purpose: 'What a change of a product would do to the shop, carts, orders and lists',
  method: 'POST',
  path: '/api/desk/catalogue/products/:id/preview',
  access: 'changeCatalogue',
  params: idInPath,
  body: entity({ fields: field('fields', productPatch) }),
  answer: changePreview,
  refusals: [invalid, missing, faulty],
});

/** Changes a product. Orders keep what they were sold as. */
export const changeDeskProduct = defineDeskCall({
  name: 'changeDeskProduct',
  purpose: 'Change fields of a product, with a reason',
  method: 'POST',
  path: '/api/desk/catalogue/products/:id',
  access: 'changeCatalogue',
  params: idInPath,
  body: entity({ version, fields: field('fields', productPatch), reason: field('reason', reason) }),
  answer: deskProduct,
  refusals: [
    invalid,
    missing,
    changed,
    unexplained,
    faulty,
    { codes: ['product-unchanged'], when: 'every field is so already' },
  ],
});

/** Returns what a product was before a change, so that it can be changed back. */
export const getDeskProductBefore = defineDeskCall({
  name: 'getDeskProductBefore',
  purpose: 'The fields of a product before one of its changes',
  method: 'GET',
  path: '/api/desk/catalogue/products/:id/changes/:eventId',
  access: 'seeCatalogue',
  params: entity({
    id: field('id', recordIdInPath),
    eventId: field('eventId', recordIdInPath),
  }),
  answer: productPatch,
  refusals: [{ codes: ['not-found'], when: 'there is no such change of the product' }],
});

/** Adds a product with an empty stock and its first price. */
export const createDeskProduct = defineDeskCall({
  name: 'createDeskProduct',
  purpose: 'Add a product, off sale and with an empty stock, with its first price',
  method: 'POST',
  path: '/api/desk/catalogue/products',
  access: 'changeCatalogue',
  body: entity({
    fields: field('fields', productFields),
    /** Without VAT. */
    price: field('price', money),
    reason: field('reason', reason),
  }),
  answer: entity({ id: field('id', recordId) }),
  refusals: [
    invalid,
    unexplained,
    faulty,
    {
      codes: ['price-nothing', 'price-above-most', 'price-decimals'],
      when: 'it cannot cost that',
    },
  ],
});

/** Keeps a picture, drawn anew in the sizes of the shop. A product shows it once its `image` is changed to the answer. */
export const uploadDeskPicture = defineDeskCall({
  name: 'uploadDeskPicture',
  purpose: 'Upload a picture of a product: a JPEG or PNG, drawn anew within limits',
  method: 'POST',
  path: '/api/desk/catalogue/pictures',
  access: 'changeCatalogue',
  body: entity({}),
  files: [
    {
      wireName: 'picture',
      name: 'picture',
      types: ['image/jpeg', 'image/png'],
      mostBytes: LARGEST_PICTURE_BYTES,
    },
  ],
  answer: entity({
    /** The file, for the field `image`. */
    image: field('image', text(1, 200)),
  }),
  refusals: [
    invalid,
    {
      codes: ['picture-unreadable'],
      when: 'it is no JPEG or PNG, or broken, or cut off, or missing',
    },
    {
      codes: ['picture-large', 'picture-pixels', 'picture-small', 'picture-heavy'],
      when: 'it has more than 8 MB or 25 megapixels, fewer than 200 pixels, or takes too long to open',
    },
  ],
});
