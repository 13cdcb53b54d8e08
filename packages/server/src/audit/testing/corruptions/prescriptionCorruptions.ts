import { type Corruption, corrupt, update } from './corruption.ts';
import { aLine, member, aPrescription, anItem, byHandBuyer, named, theLine } from './targets.ts';

/** Corruptions of prescriptions and their items. */
export const prescriptionCorruptions: readonly Corruption[] = [
  corrupt(
    'I27',
    'a pack that stands on no prescription',
    update('prescription_items', 'quantity = quantity - 1', anItem),
    named('order line', `(select order_line_id from prescription_items where id = ${anItem})`),
  ),
  corrupt(
    'I27',
    'a pack that was withdrawn and is still to be sent',
    update(
      'order_lines',
      'withdrawn = withdrawn + 1',
      `(select order_line_id from prescription_items where id = ${anItem})`,
    ),
    named('order line', `(select order_line_id from prescription_items where id = ${anItem})`),
  ),
  corrupt(
    'I27',
    'a pack without prescription that stands on one',
    [
      'prescription_items',
      `insert into prescription_items (prescription_id, order_id, order_line_id, quantity, initial_quantity) select prescription_id, order_id, ${aLine}, 1, 1 from prescription_items where id = ${anItem}`,
    ],
    theLine,
    'I28',
    'I36',
  ),
  corrupt(
    'I28',
    'an item of another order',
    update(
      'prescription_items',
      `order_id = (select order_id from order_lines where id = ${aLine})`,
      anItem,
    ),
    named('prescription item', anItem),
  ),
  corrupt(
    'I28',
    'a prescription of nothing',
    [
      'prescriptions prescription_items',
      `insert into prescriptions (order_id, practitioner_id, prescriber_id, patient_id, created_at, prescribed_on, link_accepted_at) select order_id, practitioner_id, prescriber_id, patient_id, created_at, prescribed_on, link_accepted_at from prescriptions where id = ${aPrescription}`,
    ],
    `select 'prescription ' || (max(id) + 1) as name from prescriptions`,
  ),
  corrupt(
    'I29',
    'more packs than a limit allowed',
    update('prescriptions', `limits = jsonb_set(limits, '{0,most}', '1')`, aPrescription),
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I30',
    'a prescriber who was never asked',
    update('prescriptions', `prescriber_id = ${member}`, aPrescription),
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I30',
    'a prescriber who had left',
    [
      'prescriber_links prescriptions',
      `update prescriber_links set status = 'ended', ended_at = answered_at + interval '1 minute' where (practitioner_id, prescriber_id) in (select practitioner_id, prescriber_id from prescriptions where id = ${aPrescription}); update prescriptions set created_at = created_at + interval '2 minutes' where id = ${aPrescription}`,
    ],
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I30',
    'a prescriber who accepted later',
    update('prescriptions', `created_at = created_at - interval '1 hour'`, aPrescription),
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I31',
    "another practitioner's patient",
    [
      'prescriptions patients',
      `update prescriptions set patient_id = (select id from patients where practitioner_id = ${byHandBuyer} limit 1) where id = ${aPrescription}`,
    ],
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I31',
    "another practitioner's patient in a cart",
    [
      'cart_prescriptions',
      `update cart_prescriptions set patient_id = (select id from patients where practitioner_id = ${byHandBuyer} limit 1)`,
    ],
    `select 'cart prescription ' || id as name from cart_prescriptions`,
  ),
];
