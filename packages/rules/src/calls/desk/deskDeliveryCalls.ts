import { deliveryService } from '../../orders/deliveryOption.ts';
import { MOST_POSITION } from '../../orders/deliveryTerms.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import { flag, money, recordId, text, wholeNumber } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { deskEvent } from './deskEvent.ts';
import { idInPath, version } from './deskRecord.ts';

const MOST_OPTIONS = 1_000;
const reason = text(1, 1000);
const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const terms = {
  details: field('details', text(1, 200)),
  /** With VAT. */
  price: field('price', money),
  service: field('service', deliveryService),
  /** Its place among the others, from 0. */
  position: field('position', wholeNumber(0, MOST_POSITION)),
  isOffered: field('isOffered', flag),
};

/** A way of delivery, as staff see it. */
export const deskDeliveryOption = entity({
  id: field('id', recordId),
  ...terms,
  version,
  /** Orders with it that have not left; they keep what they were promised. */
  waitingOrders: field('waitingOrders', count),
});

export type DeskDeliveryOption = Words<typeof deskDeliveryOption>;

/** Returns every way of delivery, in the order of the shop. */
export const listDeskDelivery = defineDeskCall({
  name: 'listDeskDelivery',
  purpose: 'Every way of delivery, in the order of the shop',
  method: 'GET',
  path: '/api/desk/catalogue/delivery',
  access: 'seeCatalogue',
  answer: entity({
    options: field('options', listOf(deskDeliveryOption, MOST_OPTIONS)),
    events: field('events', listOf(deskEvent, 500)),
  }),
  refusals: [],
});

const faulty = {
  codes: [
    'invalid-request',
    'reason-required',
    'text-too-long',
    'delivery-details',
    'delivery-fee',
    'delivery-collection',
  ],
  when: 'it has no name, its fee is not £0.00 to £1,000.00, or its service not that of its place',
} as const;

/** Adds a way of delivery. */
export const addDeskDelivery = defineDeskCall({
  name: 'addDeskDelivery',
  purpose: 'Add a way of delivery',
  method: 'POST',
  path: '/api/desk/catalogue/delivery',
  access: 'changePrices',
  body: entity({ ...terms, reason: field('reason', reason) }),
  answer: entity({ id: field('id', recordId) }),
  refusals: [faulty, { codes: ['delivery-twice'], when: 'another one has the same name' }],
});

/** What a change of a way of delivery does. */
export const deliveryPreview = entity({
  /** Carts with goods, whose buyers may have chosen it: they are told at Place Order. */
  carts: field('carts', count),
  /** Carts among them with goods that must stay cold. */
  coldCarts: field('coldCarts', count),
  /** Orders with it that have not left; they keep fee and name. */
  waitingOrders: field('waitingOrders', count),
  /** Whether goods that must stay cold could still be delivered. */
  isColdDelivered: field('isColdDelivered', flag),
});

export type DeliveryPreview = Words<typeof deliveryPreview>;

/** Says what a change of a way of delivery would do, and changes nothing. */
export const previewDeskDelivery = defineDeskCall({
  name: 'previewDeskDelivery',
  purpose: 'What a change of a way of delivery would do',
  method: 'POST',
  path: '/api/desk/catalogue/delivery/:id/preview',
  access: 'seeCatalogue',
  params: idInPath,
  body: entity(terms),
  answer: deliveryPreview,
  refusals: [
    { codes: ['not-found'], when: 'there is no such way of delivery' },
    faulty,
    {
      codes: ['delivery-last', 'delivery-twice'],
      when: 'none would be left, or it is there twice',
    },
  ],
});

/** Changes a way of delivery, offers it, or withdraws it. */
export const changeDeskDelivery = defineDeskCall({
  name: 'changeDeskDelivery',
  purpose: 'Change, offer or withdraw a way of delivery',
  method: 'POST',
  path: '/api/desk/catalogue/delivery/:id',
  access: 'changePrices',
  params: idInPath,
  body: entity({ ...terms, reason: field('reason', reason), version }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such way of delivery' },
    faulty,
    { codes: ['record-changed'], when: 'it was changed since it was shown' },
    {
      codes: ['delivery-last', 'delivery-twice', 'delivery-unchanged'],
      when: 'none would be left, another one has the same name, or nothing changes',
    },
  ],
});
