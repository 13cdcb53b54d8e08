import { type Corruption, corrupt, update } from './corruption.ts';
import { aDelivery, member, applicant, buyer, orderOfBuyer, signedRx, named } from './targets.ts';

/** Corruptions of accounts, addresses and stored documents. */
export const accountCorruptions: readonly Corruption[] = [
  corrupt(
    'I38',
    'a patient who is a child',
    update('patients', `birth_date = '2020-01-01'`, '(select min(id) from patients)'),
    named('patient', '(select min(id) from patients)'),
  ),
  corrupt(
    'I38',
    'a patient who was too old when they were added',
    update('patients', `birth_date = '1880-01-01'`, '(select min(id) from patients)'),
    named('patient', '(select min(id) from patients)'),
  ),
  corrupt(
    'I41',
    'a signature that was confirmed by a link after its end',
    update(
      'signature_confirmations',
      `used_at = expires_at + interval '1 second'`,
      signedRx,
      'prescription_id',
    ),
    named('token of prescription', signedRx),
    'I37',
  ),
  corrupt(
    'I41',
    'a second link of a kind',
    [
      'account_tokens',
      `insert into account_tokens (token_hash, user_id, purpose, created_at, expires_at) select sha256(token_hash), user_id, purpose, created_at, expires_at from account_tokens where user_id = ${applicant}`,
    ],
    named('link of user', applicant),
  ),
  corrupt(
    'I41',
    'a link that was used after its end',
    [
      '',
      `update account_tokens set used_at = expires_at + interval '1 second' where user_id = ${member}`,
    ],
    named('link of user', member),
  ),
  corrupt(
    'I41',
    'a link that is kept as it was sent',
    [
      'account_tokens',
      `update account_tokens set token_hash = 'a link of a mail' where user_id = ${applicant}`,
    ],
    named('link of user', applicant),
  ),
  corrupt(
    'I41',
    'sent mail that still says what it said',
    ['', `update outbox set sent_at = created_at where recipient = 'applicant@clinic.test'`],
    `select 'mail ' || id as name from outbox where recipient = 'applicant@clinic.test'`,
  ),
  corrupt(
    'I42',
    'a session without an end',
    [
      '',
      `update sessions set expires_at = expires_at + interval '2 years' where user_id = ${buyer}`,
    ],
    named('session of user', buyer),
  ),
  corrupt(
    'I42',
    'a session of somebody who was never let in',
    [
      '',
      `insert into sessions select sha256(token_hash), ${applicant}, created_at, last_used_at, expires_at from sessions where user_id = ${buyer}`,
    ],
    named('session of user', applicant),
  ),
  corrupt(
    'I42',
    'a session that began while the account was suspended',
    [
      '',
      `update sessions set created_at = created_at + interval '24 hours 2 minutes', last_used_at = last_used_at + interval '24 hours 2 minutes' where user_id = ${member}`,
    ],
    named('session of user', member),
  ),
  corrupt(
    'I43',
    'a password that is cheap to guess',
    update('users', `password_hash = replace(password_hash, 'm=19456', 'm=1024')`, buyer),
    named('user', buyer),
  ),
  corrupt(
    'I43',
    'a hash without its settings',
    update('users', `password_hash = '$argon2id$v=19$x$y'`, buyer),
    named('user', buyer),
  ),
  corrupt(
    'I44',
    'an address that two accounts have',
    update('users', `email = 'Member@Clinic.test', email_key = 'member@clinic.test'`, applicant),
    named('user', applicant),
  ),
  corrupt(
    'I44',
    'an address under the key of another',
    update('users', `email = 'somebody@clinic.test'`, applicant),
    named('user', applicant),
  ),
  corrupt(
    'I45',
    'somebody linked with themselves',
    [
      'prescriber_links',
      `update prescriber_links set prescriber_id = practitioner_id where prescriber_id = ${member}`,
    ],
    `select 'link of practitioner ' || practitioner_id || ' and prescriber ' || practitioner_id as name from prescriber_links where prescriber_id = ${member}`,
  ),
  corrupt(
    'I45',
    'a link that was answered and waits for an answer',
    [
      'prescriber_links',
      `update prescriber_links set status = 'pending' where prescriber_id = ${member}`,
    ],
    `select 'link of practitioner ' || practitioner_id || ' and prescriber ' || prescriber_id as name from prescriber_links where prescriber_id = ${member}`,
  ),
  corrupt(
    'I45',
    'a link that ended, nobody knows when',
    [
      'prescriber_links',
      `update prescriber_links set status = 'ended' where prescriber_id = ${member}`,
    ],
    `select 'link of practitioner ' || practitioner_id || ' and prescriber ' || prescriber_id as name from prescriber_links where prescriber_id = ${member}`,
  ),
  corrupt(
    'I45',
    'an invitation of somebody who can prescribe',
    [
      '',
      `update users set account_state = 'active', is_prescriber = true where email = 'applicant@clinic.test'`,
    ],
    `select 'invitation by user ' || practitioner_id as name from prescriber_invitations`,
    'I40',
  ),
  corrupt(
    'I46',
    'an order of somebody who was suspended',
    [
      '',
      `update orders set placed_at = placed_at + interval '1 day 2 minutes' where id = ${orderOfBuyer}`,
    ],
    named('order', orderOfBuyer),
  ),
  corrupt(
    'I46',
    'an order of somebody who was never let in',
    [
      '',
      `update users set account_state = 'registered' where id = (select user_id from orders where id = ${aDelivery})`,
    ],
    named('order', aDelivery),
    'I42',
  ),
  corrupt(
    'I47',
    'a document that was changed',
    update(
      'account_documents',
      `content = content || '\\x20', size = size + 1`,
      '(select min(id) from account_documents)',
    ),
    named('document', '(select min(id) from account_documents)'),
  ),
  corrupt(
    'I47',
    'a document that is kept as something else',
    update(
      'account_documents',
      `media_type = 'image/png'`,
      '(select min(id) from account_documents)',
    ),
    named('document', '(select min(id) from account_documents)'),
  ),
  corrupt(
    'I48',
    'a professional without a number',
    update('users', 'is_professional = true', buyer),
    named('user', buyer),
  ),
  corrupt(
    'I48',
    'a prescriber whom nobody let in',
    update('users', 'is_prescriber = true', applicant),
    named('user', applicant),
  ),
  corrupt(
    'I45',
    'a link that is there twice',
    [
      '',
      `alter table prescriber_links drop constraint prescriber_links_pkey cascade; insert into prescriber_links select * from prescriber_links where prescriber_id = ${member}`,
    ],
    `select 'link of practitioner ' || practitioner_id || ' and prescriber ' || prescriber_id as name from prescriber_links where prescriber_id = ${member}`,
  ),
];
