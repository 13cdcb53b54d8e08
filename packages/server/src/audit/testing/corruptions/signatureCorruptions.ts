import { type Corruption, corrupt, update } from './corruption.ts';
import {
  aProduct,
  member,
  aPrescription,
  anItem,
  signedRx,
  signedEvent,
  named,
} from './targets.ts';

/** Corruptions of signed prescriptions, their events and documents. */
export const signatureCorruptions: readonly Corruption[] = [
  corrupt(
    'I32',
    'a signature of somebody who is not its prescriber',
    update('prescription_events', `actor_id = ${member}`, signedEvent, 'sequence'),
    named('signer of prescription', signedRx),
    'I36',
    'I39',
  ),
  corrupt(
    'I33',
    'a verified text that was altered with its hash',
    [
      'prescriptions',
      `update prescriptions set canonical_hash = sha256('altered') where id = ${signedRx}`,
    ],
    named('text of prescription', signedRx),
  ),
  corrupt(
    'I33',
    'a sealed PDF that was altered',
    update('prescription_documents', `pdf = 'altered'`, signedRx, 'prescription_id'),
    named('file of prescription', signedRx),
  ),
  corrupt(
    'I34',
    'a PDF of what nobody signed',
    [
      'prescription_documents',
      `insert into prescription_documents (prescription_id, pdf, hash, check_url, sealed_at)
         select ${aPrescription}, 'altered', sha256('altered'), 'https://shop.test/verify/1', now()`,
    ],
    `select 'prescription ' || ${aPrescription} || ' with a PDF' as name`,
    'I36',
  ),
  corrupt(
    'I35',
    'an item that nothing stands in for, though it says so',
    update('prescription_items', `substituted_by = ${aProduct}`, anItem),
    named('prescription item', anItem),
  ),
  corrupt(
    'I36',
    'a verified prescription for another day',
    update('prescriptions', `prescribed_on = prescribed_on + 1`, signedRx),
    named('rows of prescription', signedRx),
  ),
  corrupt(
    'I36',
    'a prescription that was rejected by nobody',
    update(
      'prescriptions',
      `status = 'rejected', rejected_at = created_at, reject_reason = 'No'`,
      aPrescription,
    ),
    named('events of prescription', aPrescription),
  ),
  corrupt(
    'I37',
    'a link that was used for another signature',
    update(
      'signature_confirmations',
      `picture_hash = sha256('other')`,
      signedRx,
      'prescription_id',
    ),
    named('link of prescription', signedRx),
  ),
  corrupt(
    'I59',
    'a key of seals that the shop does not know',
    ['seal_keys', `insert into seal_keys values (repeat('ab', 32), sha256('other'), now())`],
    `select 'seal key ' || repeat('ab', 32) as name`,
  ),
  corrupt(
    'I59',
    'the seal of an event that was altered',
    [
      'prescription_events',
      `update prescription_events set seal = set_byte(seal, 9, get_byte(seal, 9) # 1) where sequence = ${signedEvent}`,
    ],
    named('seals of prescription', signedRx),
  ),
  corrupt(
    'I60',
    'the newest event, which is gone',
    [
      'prescription_events',
      'delete from prescription_events where sequence = (select max(sequence) from prescription_events)',
    ],
    `select 'anchored event ' || sequence || ' of prescription ' || prescription_id as name
      from prescription_events order by sequence desc limit 1`,
    'I36',
  ),
];
