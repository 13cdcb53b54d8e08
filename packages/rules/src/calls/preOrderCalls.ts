import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { preOrderPrescription } from '../allocation/preOrderPrescription.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { recordId, wholeNumber } from '../wire/scalars.ts';

/** Every change returns all current prescriptions of the cart, so that tabs and devices converge. */
const prescriptions = listOf(preOrderPrescription, 500);

const unknown = {
  codes: ['prescription-missing'],
  when: 'the cart has no such prescription',
} as const;
const invalidItems = [
  { codes: ['invalid-quantity'], when: 'a product is named twice, or a quantity is not whole' },
  { codes: ['cart-line-missing'], when: 'the cart has no such product on prescription' },
] as const;
const tooMany = {
  codes: ['product-limit-exceeded', 'category-limit-exceeded', 'available-quantity'],
  when: 'the limit of the product or a category, or what is left, is exceeded',
} as const;
const prescriptionId = field('rx_pk', recordId);
const items = field(
  'items',
  listOf(
    entity({
      productId: field('product_pk', recordId),
      quantity: field('rxprd_qty', wholeNumber(0, 9999)),
    }),
    500,
  ),
);

export const setPrescriptionPatient = defineCall({
  name: 'setPrescriptionPatient',
  clause: '7.50',
  purpose: 'Update patient of one prescription',
  method: 'POST',
  path: '/api/prescriptions/updateRxPatient',
  access: 'order',
  body: entity({ id: prescriptionId, patientId: field('patient_fk', recordId) }),
  answer: prescriptions,
  refusals: [
    {
      codes: ['prescription-missing', 'patient-missing'],
      when: 'the cart has no such prescription, or the user no such patient',
    },
  ],
});

/** Sets the prescriber of all prescriptions of the cart (spec 7.51, reading R12). */
export const setPrescriptionsPrescriber = defineCall({
  name: 'setPrescriptionsPrescriber',
  clause: '7.51',
  purpose: 'Update prescriber of all prescriptions',
  method: 'POST',
  path: '/api/prescriptions/updateRxPrescriber',
  access: 'order',
  body: entity({ prescriberId: field('prescriber_fk', recordId) }),
  answer: prescriptions,
  refusals: [
    { codes: ['prescriber-missing'], when: 'there is no such prescriber who accepted this user' },
  ],
});

export const setPrescribedQuantity = defineCall({
  name: 'setPrescribedQuantity',
  clause: '7.52',
  purpose: 'Update product quantity',
  method: 'POST',
  path: '/api/prescriptions/updateRxPrdQty',
  access: 'order',
  body: entity({
    quantity: field('rxprd_qty', wholeNumber(0, 9999)),
    id: prescriptionId,
    productId: field('product_pk', recordId),
  }),
  answer: prescriptions,
  refusals: [...invalidItems, unknown, tooMany],
});

/**
 * Replaces the items of the given prescriptions, all or none. The specification changes one quantity at a time, but
 * filling eleven prescriptions, or undoing that, must not stop half-way.
 */
export const setAllocation = defineCall({
  name: 'setAllocation',
  clause: '7.52',
  purpose: 'Update the quantities of several prescriptions at once',
  method: 'POST',
  path: '/api/prescriptions/updateRxAllocation',
  access: 'order',
  body: listOf(entity({ id: prescriptionId, items }), 500),
  answer: prescriptions,
  refusals: [...invalidItems, unknown, tooMany],
});

/**
 * Adds and changes prescriptions with their patients, items and prescriber, all or none. The specification takes a call
 * for each, but the packs of a cart must not stop half-way over its patients.
 */
export const prescribeCart = defineCall({
  name: 'prescribeCart',
  clause: '7.54',
  purpose:
    'Add or change several prescriptions at once, with patients, quantities and prescriber. Without rx_pk a prescription is added; others stay as they are. With an Idempotency-Key header a retry adds nothing',
  method: 'POST',
  path: '/api/prescriptions/updateRx',
  access: 'order',
  body: entity({
    prescriberId: optionalField('prescriber_fk', recordId),
    prescriptions: field(
      'prescriptions',
      listOf(
        entity({
          id: optionalField('rx_pk', recordId),
          patientId: optionalField('patient_fk', recordId),
          items,
        }),
        100,
      ),
    ),
  }),
  takesIdempotencyKey: true,
  answer: prescriptions,
  refusals: [
    {
      codes: ['invalid-request'],
      when: 'the body is not valid, or the key is not 1 to 255 plain characters',
    },
    ...invalidItems,
    {
      codes: ['prescription-missing', 'patient-missing', 'prescriber-missing'],
      when: 'the cart has no such prescription, or the user no such patient or accepted prescriber',
    },
    tooMany,
    {
      codes: ['nothing-left-to-allocate', 'key-reused'],
      when: "'No quantity left for new prescription'; the key was used with other prescriptions",
    },
  ],
});

export const listPreOrderPrescriptions = defineCall({
  name: 'listPreOrderPrescriptions',
  clause: '7.53',
  purpose: 'Pre-order prescriptions',
  method: 'POST',
  path: '/api/prescriptions/getPreOrderRx',
  access: 'order',
  answer: prescriptions,
  refusals: [],
});

export const addPreOrderPrescription = defineCall({
  name: 'addPreOrderPrescription',
  clause: '7.54',
  purpose: 'Add',
  method: 'POST',
  path: '/api/prescriptions/addRx',
  access: 'order',
  answer: prescriptions,
  refusals: [
    { codes: ['nothing-left-to-allocate'], when: "'No quantity left for new prescription'" },
  ],
});

export const deletePreOrderPrescription = defineCall({
  name: 'deletePreOrderPrescription',
  clause: '7.55',
  purpose: 'Delete',
  method: 'POST',
  path: '/api/prescriptions/deleteRx',
  access: 'order',
  body: entity({ id: prescriptionId }),
  answer: prescriptions,
  refusals: [unknown],
});

/** Returns the packs on the cart's prescriptions, as a list of one (spec 7.56). */
export const countPrescribed = defineCall({
  name: 'countPrescribed',
  clause: '7.56',
  purpose: 'Quantity used',
  method: 'POST',
  path: '/api/prescriptions/getRxQty',
  access: 'order',
  answer: listOf(entity({ total: field('totalRxQty', wholeNumber(0, 10_000_000)) }), 1),
  refusals: [],
});
