import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { aliasedField, entity, field, optionalField } from '../wire/entity.ts';
import { orNull, recordId, text, wholeNumber } from '../wire/scalars.ts';
import { person } from '../prescriptions/person.ts';
import { prescribedPatient, productCategories } from '../prescriptions/prescription.ts';

const allocatedItem = entity({
  productId: field('product_pk', recordId),
  name: field('product_name', text(1, 300)),
  /** Packs on this prescription. */
  quantity: field('allocated_quantity', wholeNumber(0, 9999)),
});

/** A prescription of the cart, before the order is placed (spec 7.53, reading R12). */
export const preOrderPrescription = entity({
  id: aliasedField('rx_pk', 'prescription_pk', recordId),
  patientId: optionalField('patient_fk', recordId),
  patient: field('patient', orNull(prescribedPatient)),
  prescriberId: optionalField('prescriber_fk', recordId),
  prescriber: field('prescriber', orNull(person)),
  items: field('prescription_items', listOf(allocatedItem, 500)),
  productCategories: field('prd_category', productCategories),
});

export type PreOrderPrescriptionAnswer = Words<typeof preOrderPrescription>;

/** Packs of one product on one prescription. */
export type PrescribedQuantity = Pick<Words<typeof allocatedItem>, 'productId' | 'quantity'>;

/** The parts of a cart's prescription that allocation needs: patient, prescriber and items. */
export type PreOrderPrescription = Pick<
  PreOrderPrescriptionAnswer,
  'id' | 'patientId' | 'prescriberId'
> & { readonly items: readonly PrescribedQuantity[] };
