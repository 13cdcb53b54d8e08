import { type Corruption, corrupt, update } from './corruption.ts';
import { anOrder, member, applicant, signedRx, named, theOrder } from './targets.ts';

/** Corruptions of append-only records. */
export const recordCorruptions: readonly Corruption[] = [
  corrupt(
    'I61',
    'an order that left after the six months of its prescription, in days to come',
    [
      '',
      `insert into audit_events (happened_at, action, subject, detail)
       select greatest((prescribed_on + interval '6 months') at time zone 'Europe/London', now() + interval '1 day'),
         'order-moved', 'order ' || order_id, '{"state": "Dispatched"}' from prescriptions where id = ${signedRx}`,
    ],
    named('prescription', signedRx),
    'I19',
    'I25',
    'I53',
    'I94',
  ),
  corrupt(
    'I39',
    'movements that can be changed',
    ['', 'drop trigger stock_movements_are_kept on stock_movements'],
    `select 'table stock_movements' as name`,
  ),
  corrupt(
    'I39',
    'an event of a prescription that was altered',
    [
      'prescription_events',
      `update prescription_events set happened_at = happened_at + interval '1 second' where sequence = 2`,
    ],
    `select 'prescription event 2' as name`,
    'I36',
  ),
  corrupt(
    'I39',
    'an event of a prescription that was altered together with its hash',
    [
      'prescription_events',
      `update prescription_events set actor_id = null, hash = decode(repeat('ab', 32), 'hex')
        where sequence = (select max(sequence) from prescription_events)`,
    ],
    `select 'prescription event ' || max(sequence) as name from prescription_events`,
    'I36',
    'I59',
    'I60',
  ),
  corrupt(
    'I39',
    'an event of a prescription that is gone',
    ['prescription_events', 'delete from prescription_events where sequence = 2'],
    `select 'prescription event 2' as name`,
    'I36',
    'I60',
  ),
  corrupt(
    'I40',
    'an order that was not recorded',
    [
      'audit_events outbox',
      `delete from audit_events where action = 'order-placed' and subject = 'order ' || ${anOrder}`,
    ],
    theOrder,
  ),
  corrupt(
    'I40',
    'a record of an order that there is not',
    [
      'audit_events',
      `update audit_events set action = 'order-imported', subject = 'order 999999' where subject = 'user ' || ${applicant}`,
    ],
    `select 'order 999999' as name`,
  ),
  corrupt(
    'I40',
    'an account that was let in by nobody',
    update('users', `account_state = 'active'`, applicant),
    named('user', applicant),
  ),
  corrupt(
    'I40',
    'a move that is not possible',
    [
      'audit_events',
      `update audit_events set detail = detail || '{"from": "rejected"}' where action = 'account-activated'`,
    ],
    named('user', member),
  ),
];
