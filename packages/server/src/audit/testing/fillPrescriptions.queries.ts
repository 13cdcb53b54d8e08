import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import {
  firstPreviousHash,
  sealEvent,
  type PrescriptionEvent,
} from '../../prescriptions/events/prescriptionEvent.ts';
import type { SealKey } from '../../prescriptions/signatures/sealKey.ts';
import {
  type FilledPrescription,
  chained,
  orderedEvent,
  type PrescriptionLifecycle,
  signedLifecycle,
} from './prescriptionLifecycles.ts';
import { fillShop } from './fillShop.queries.ts';

const AT_ONCE = 2_000;
const LINK_LIVES = `interval '30 days'`;
/** Of this many latest orders, the unpaid ones have unsigned prescriptions. */
const LATEST_ORDERS = 400;

/** Key and picture for the signatures of a filled shop, and a progress callback. */
export interface FillPrescriptionsOptions {
  readonly key: SealKey;
  /** PNG. */
  readonly picture: Buffer;
  readonly say: (progress: string) => void;
}

/** Users of a filled shop with a known workload. */
export const filledUsers = {
  /** Prescriber of half of all prescriptions. */
  busyPrescriber: 1,
  /** Orders 40 prescriptions, like every other user. */
  practitioner: 2,
} as const;

/**
 * Fills an empty shop with orders of one prescription each, ten minutes apart. Nearly all are signed and confirmed,
 * with text, seal, link and chained events as the shop would record them, but without documents. The data satisfies
 * every rule of the audit. The latest prescriptions are unsigned.
 */
export async function fillPrescriptions(
  client: ClientBase,
  count: number,
  { key, picture, say }: FillPrescriptionsOptions,
): Promise<void> {
  // One transaction: no order is packed before its prescription is signed.
  await client.query('begin');
  const filling = { prescribedEvery: 1, apart: '10 minutes', areSigned: false };
  await fillShop(client, count, say, filling);
  await client.query(BUSY_PRESCRIBER);
  await client.query('insert into seal_keys values ($1, $2, now())', [key.id, key.publicKey]);
  let head = { sequence: 0, hash: firstPreviousHash };
  for (let after = 0; ;) {
    const rows = await readFilled(client, after);
    const last = rows.at(-1);
    if (!last) break;
    const events: PrescriptionEvent[] = [];
    const lives: PrescriptionLifecycle[] = [];
    for (const row of rows) {
      const life = row.isWaiting ? undefined : signedLifecycle(row, { picture, key });
      if (life) lives.push(life);
      events.push(...(life?.events ?? [orderedEvent(row)]));
    }
    await insertLives(client, lives);
    const chain = chained(events, head);
    await insertEvents(client, chain, key);
    head = chain.at(-1) ?? head;
    after = last.id;
    say(`${after} prescriptions signed`);
  }
  // The deferred checks at commit need these statistics to use their indexes.
  await client.query('analyze prescriptions, prescription_events, prescription_signatures');
  await client.query('commit');
  await client.query('vacuum analyze');
}

const BUSY_PRESCRIBER = `
  update users set is_prescriber = true, claims_prescriber = true, is_professional = true,
    professional_status = 'Doctor', registration_number = '70' || lpad(id::text, 5, '0');
  insert into prescriber_links (practitioner_id, prescriber_id, status, requested_at, answered_at)
  select id, ${filledUsers.busyPrescriber}, 'accepted', now() - interval '3 years', now() - interval '3 years'
  from users where id <> ${filledUsers.busyPrescriber} on conflict do nothing;
  update prescriptions set prescriber_id = link.prescriber_id, link_accepted_at = link.answered_at
  from prescriber_links as link
  where link.practitioner_id = prescriptions.practitioner_id
    and link.prescriber_id = ${filledUsers.busyPrescriber} and prescriptions.id / 20 % 2 = 0;
  update prescription_items set directions = 'One each day';`;

type FilledRow = FilledPrescription & { readonly isWaiting: boolean };

async function readFilled(client: ClientBase, after: number): Promise<readonly FilledRow[]> {
  const { rows } = await client.query<FilledRow>(
    `select rx.id, rx.is_manual as "isManual", orders.number as "orderNumber", rx.prescribed_on as date,
       rx.created_at as "createdAt", rx.comments,
       orders.state = 'Awaiting payment' and rx.id > (select max(id) from orders) - ${LATEST_ORDERS} as "isWaiting",
       json_build_object('id', signer.id, 'firstName', signer.first_name, 'lastName', signer.last_name,
         'professionalStatus', signer.professional_status, 'registrationNumber', signer.registration_number,
         'street', signer.street, 'city', signer.city, 'postcode', signer.postcode,
         'countryCode', signer.country_code) as prescriber,
       json_build_object('id', buyer.id, 'firstName', buyer.first_name, 'lastName', buyer.last_name) as practitioner,
       json_build_object('id', patients.id, 'firstName', patients.first_name, 'lastName', patients.last_name,
         'birthDate', patients.birth_date, 'street', patients.street, 'city', patients.city,
         'county', patients.county, 'postcode', patients.postcode) as patient,
       (select json_agg(json_build_object('productId', product_id, 'name', name, 'isManual', false,
           'allocated', item.quantity, 'directions', directions, 'isSubstitute', false))
         from prescription_items as item join order_lines on order_lines.id = order_line_id
         where prescription_id = rx.id) as items
     from prescriptions as rx
     join orders on orders.id = rx.order_id
     join users as signer on signer.id = rx.prescriber_id
     join users as buyer on buyer.id = rx.practitioner_id
     join patients on patients.id = rx.patient_id
     where rx.id > $1 order by rx.id limit ${AT_ONCE}`,
    [after],
  );
  return rows;
}

async function insertLives(
  client: ClientBase,
  lives: readonly PrescriptionLifecycle[],
): Promise<void> {
  const rows = lives.map(({ signature, events: _events, textHash, ...life }) => ({
    ...life,
    ...signature,
    textHash: textHash.toString('hex'),
    picture: signature.picture.toString('hex'),
    pictureHash: signature.pictureHash.toString('hex'),
    seal: signature.seal.toString('hex'),
    tokenHash: randomBytes(32).toString('hex'),
  }));
  await client.query(
    `create temporary table lives on commit drop as
     select * from json_to_recordset($1) as life ("prescriptionId" integer, "documentId" text, "textHash" text,
       text text, picture text, "pictureHash" text, declarations text[], "signerId" integer, "signerName" text,
       "registrationNumber" text, "professionalStatus" text, method text, "provenAt" timestamptz, "isTyped" boolean,
       "signedAt" timestamptz, address text, agent text, "keyId" text, seal text, "verifiedAt" timestamptz,
       "sentAt" timestamptz, "confirmedAt" timestamptz, "tokenHash" text)`,
    [JSON.stringify(rows)],
  );
  await client.query(`
    update prescriptions set document_id = "documentId", verified_at = "verifiedAt", canonical_text = text,
      canonical_hash = decode("textHash", 'hex'), status = 'signed', signed_at = "signedAt",
      confirmed_at = "confirmedAt"
    from lives where prescriptions.id = "prescriptionId";
    insert into prescription_signatures (prescription_id, document_id, text_hash, picture, picture_hash, declarations,
      signer_id, signer_name, registration_number, professional_status, method, proven_at, is_typed, signed_at,
      address, agent, key_id, seal)
    select "prescriptionId", "documentId", decode("textHash", 'hex'), decode(picture, 'hex'),
      decode("pictureHash", 'hex'), declarations, "signerId", "signerName", "registrationNumber",
      "professionalStatus", method, "provenAt", "isTyped", "signedAt", address, agent, "keyId", decode(seal, 'hex')
    from lives;
    insert into signature_confirmations (token_hash, prescription_id, document_id, picture_hash, created_at,
      expires_at, used_at)
    select decode("tokenHash", 'hex'), "prescriptionId", "documentId", decode("pictureHash", 'hex'), "sentAt",
      "sentAt" + ${LINK_LIVES}, "confirmedAt" from lives;
    insert into audit_events (happened_at, actor_id, action, subject)
    select "signedAt", "signerId", 'prescription-signed', 'prescription ' || "prescriptionId" from lives;
    insert into audit_events (happened_at, action, subject)
    select "confirmedAt", 'prescription-confirmed', 'prescription ' || "prescriptionId" from lives;
    drop table lives`);
}

async function insertEvents(
  client: ClientBase,
  events: ReturnType<typeof chained>,
  key: SealKey,
): Promise<void> {
  const rows = events.map((event) => ({
    ...event,
    previousHash: event.previousHash.toString('hex'),
    hash: event.hash.toString('hex'),
    keyId: key.id,
    seal: sealEvent(event.hash, key).toString('hex'),
  }));
  await client.query(
    `insert into prescription_events (sequence, prescription_id, kind, actor_id, happened_at, address, agent, detail,
       previous_hash, hash, key_id, seal)
     select sequence, "prescriptionId", kind, "actorId", at, address, agent, detail, decode("previousHash", 'hex'),
       decode(hash, 'hex'), "keyId", decode(seal, 'hex')
     from json_to_recordset($1) as event (sequence bigint, "prescriptionId" integer, kind text, "actorId" integer,
       at timestamptz, address text, agent text, detail jsonb, "previousHash" text, hash text,
       "keyId" text, seal text)`,
    [JSON.stringify(rows)],
  );
}
