import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { AccountState } from '@formulary/rules/accounts/accountState';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createList } from '@formulary/rules/calls/listCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { storeChallenge } from '../../accounts/passkeys/passkeys.queries.ts';
import { issueToken, consumeToken } from '../../accounts/tokens/accountTokens.ts';
import type { TokenPurpose } from '../../accounts/tokens/accountTokens.queries.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { sealSignature } from '../../prescriptions/signatures/signatureSeal.ts';
import {
  insertSignature,
  storeSealKey,
} from '../../prescriptions/signatures/signatures.queries.ts';
import { sealKeyForTests } from '../signing/sealKeyForTests.ts';
import { storeMessage } from '../../contact/contactMessages.queries.ts';
import { insertReply } from '../../correspondence/deskMessages.queries.ts';
import { writeDraft } from '../../correspondence/drafts.queries.ts';
import { insertHandover } from '../../deskPrescriptions/handovers.queries.ts';
import { storeDocument } from '../../prescriptions/document/documents.queries.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { storeDocuments } from '../../accounts/documents/documents.queries.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import type { ParcelPacks } from '@formulary/rules/dispatch/parcelLines';
import { insertParcel } from '../../orders/parcels.queries.ts';
import { addInvoice } from '../orders/addInvoice.ts';
import { aPdf } from '../documents/aPdf.ts';
import { recordPrescriptionEvent } from '../../prescriptions/events/recordPrescriptionEvent.queries.ts';
import type { TestShop } from '../openTestShop.ts';
import { orderBody } from '../orders/orderBody.ts';
import {
  addPatient,
  addPrescriptionByHand,
  addSession,
  addUser,
  emailOf,
} from '../testData.queries.ts';
import { storeEmailChange } from '../../accounts/emailChange/emailChanges.queries.ts';
import { insertNote } from '../../customers/customers.queries.ts';
import { addStaff } from '../staffData.queries.ts';
import { hashEmail } from '../../accounts/signInAttempts.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const purposes: readonly TokenPurpose[] = ['confirm-email', 'reset-password', 'upload-documents'];
const kinds = ['passportOrLicence', 'certificate', 'utilityBill'] as const;

/** An account with rows in every table. */
export interface FullAccount {
  readonly userId: number;
  readonly email: string;
  /** Session token; valid while the account is active. */
  readonly token: string;
  readonly orderId: number;
  readonly patientId: number;
  /** Id of an abandoned mail. */
  readonly mailId: number;
}

/** Options of a full account. */
export interface FullAccountOptions {
  readonly shop: TestShop;
  /** Sold without prescription; the first is ordered, and all are in the cart. */
  readonly productIds: readonly number[];
  /** The prescriber for this account. */
  readonly prescriberId: number;
  /** Sources of its failed sign-ins. */
  readonly addresses: readonly string[];
  readonly state?: AccountState;
  readonly isPrescriber?: boolean;
  readonly passwordHash?: string;
  /** Idempotency key of its order. */
  readonly idempotencyKey: string;
}

/** Adds an account with a cart, an order, documents, links, mail, failed sign-ins and rows in all other tables. */
export async function addFullAccount(options: FullAccountOptions): Promise<FullAccount> {
  const { shop, state = 'active', isPrescriber = false, passwordHash } = options;
  const { db, clock } = shop;
  const userId = await addUser(db, {
    requested_at: clock.now,
    is_prescriber: isPrescriber,
    claims_prescriber: isPrescriber,
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
  });
  const email = await emailOf(db, userId);
  const token = await addSession(db, userId, clock.now);
  const orderId = await fillShopping(options, token);
  await addStockRequest(options, userId);
  await fillPayments(options, orderId);
  await addSentOrder(options, orderId);
  await addFlag(options, orderId);
  await fillPapers(options, userId);
  const patientId = await addPatient(db, userId);
  await fillPasskeys(options, userId);
  await fillRelations(options, userId);
  const { staffId } = await addStaff(db);
  await fillDesk(options, userId, staffId);
  const prescriptionId = await fillPrescriptions(options, userId, orderId);
  await addFailures(options, email);
  await fillCorrespondence(options, { email, prescriptionId, staffId });
  const mailId = await fillOutbox(options, email);
  await db.updateTable('users').set({ account_state: state }).where('id', '=', userId).execute();
  return { userId, email, token, orderId, patientId, mailId };
}

async function fillShopping(
  { shop, productIds, idempotencyKey }: FullAccountOptions,
  token: string,
): Promise<number> {
  const add = (productId: number) =>
    shop.ask(addCartLine, {
      token,
      body: { product_fk: productId, cart_quantity: 2, cart_req_prescription: false },
    });
  const lines = await add(productIds[0] ?? 0);
  const headers = { 'idempotency-key': idempotencyKey };
  const order = await shop.ask(createOrder, { token, body: orderBody(lines), headers });
  for (const productId of productIds) await add(productId);
  const list_lines = productIds.map((product_pk) => {
    return { product_pk, list_quantity: 2, cart_req_prescription: false };
  });
  await shop.ask(createList, { token, body: { list_name: 'Mondays', list_lines } });
  return order.id;
}

/** Adds a request for a product to be back in stock. */
async function addStockRequest(
  { shop, productIds }: FullAccountOptions,
  user_id: number,
): Promise<void> {
  await shop.db
    .insertInto('stock_requests')
    .values({ user_id, product_id: productIds[0] ?? 0, asked_at: shop.clock.now })
    .execute();
}

/** Adds a declined card payment and a transfer of one penny. */
async function fillPayments({ shop }: FullAccountOptions, orderId: number): Promise<void> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: number }>(
    `insert into payment_callbacks (received_at, body, is_authentic, judged_at, verdict, order_id)
     values ($1, 'transStatus=N', true, $1, 'counts', $2) returning id`,
    [shop.clock.now, orderId],
  );
  await pool.query(
    `insert into payments (order_id, mode, reference, outcome, effect, amount_mills, currency, settled_at, callback_id)
     select id, 'card', 'declined-' || id, 'declined', 'counts', amount_mills, 'GBP', $2, $3 from orders where id = $1`,
    [orderId, shop.clock.now, rows[0]?.id],
  );
  await pool.query(
    `insert into payments (order_id, mode, reference, outcome, effect, amount_mills, currency, settled_at, event_id)
     select $1, 'bankTransfer', 'a part', 'paid', 'part', 10, 'GBP', $2, max(id)
     from audit_events where subject = 'order ' || $1::integer`,
    [orderId, shop.clock.now],
  );
}

/** Adds a corrected name, a note of staff, and an address that waits for its confirmation. */
async function fillDesk(
  { shop }: FullAccountOptions,
  userId: number,
  staffId: number,
): Promise<void> {
  const { db, clock } = shop;
  await withTransaction(db, async (trx) => {
    await recordEvent(trx, {
      at: clock.now,
      actorId: undefined,
      action: 'customer-rectified',
      subject: `user ${userId}`,
      detail: { by: 'Priya Shah', reason: 'Married', what: 'name' },
      personal: { from: 'Amara Reid', to: 'Amara Okafor' },
    });
    await insertNote(trx, { userId, staffId, note: 'Rings on Mondays' }, clock.now);
    const email = `next${userId}@formulary.test`;
    const expiresAt = new Date(+clock.now + HOUR_MS);
    const change = { userId, email, tokenHash: randomBytes(32) };
    await storeEmailChange(trx, change, { now: clock.now, expiresAt });
  });
}

/** Adds a message with an answer and a draft of another, and a proposal to hand the prescription over. */
async function fillCorrespondence(
  { shop, prescriberId }: FullAccountOptions,
  {
    email,
    prescriptionId,
    staffId,
  }: { readonly email: string; readonly prescriptionId: number; readonly staffId: number },
): Promise<void> {
  const at = shop.clock.now;
  await withTransaction(shop.db, async (trx) => {
    const message = { name: 'Amara', email, message: 'Is it cold?' };
    const messageId = await storeMessage(trx, message, at);
    const reply = { messageId, staffId, at, text: 'It is.' };
    await insertReply(trx, { ...reply, requestKey: randomUUID() });
    await writeDraft(trx, { ...reply, text: 'And it stays' });
    const handover = { prescriptionId, prescriberId, staffId, reason: 'Left', at };
    await insertHandover(trx, handover);
  });
}

/** Copies the order as a paid one, with an invoice and a parcel of its products. */
async function addSentOrder({ shop }: FullAccountOptions, placedId: number): Promise<void> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `insert into orders overriding system value
     select (jsonb_populate_record(placed, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')),
       'number', 'F-2020-' || lpad(id::text, 6, '0'), 'cart_version', cart_version + 1000, 'held_until', null,
       'payment_status', 'Paid', 'state', 'Processing'))).*
     from orders as placed where id = $1 returning id`,
    [placedId],
  );
  const orderId = rows[0]?.id ?? 0;
  await addInvoice(shop, orderId);
  const lines = await shop.database.pool.query<ParcelPacks>(
    `insert into order_lines overriding system value
     select (jsonb_populate_record(placed, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('order_lines', 'id')), 'order_id', $2::integer))).*
     from order_lines as placed where order_id = $1 and product_id is not null
     returning id as "lineId", quantity`,
    [placedId, orderId],
  );
  const { now } = shop.clock;
  await withTransaction(shop.db, async (trx) => {
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'parcel-sent',
      subject: `order ${orderId}`,
      detail: { by: 'Priya Shah' },
    });
    const sent = { courier: 'dhl', tracking: undefined, sentAt: now, request: undefined } as const;
    await insertParcel(trx, { orderId, number: 1, packs: lines.rows, eventId, ...sent });
  });
}

/** Adds an open flag for staff. */
async function addFlag({ shop }: FullAccountOptions, orderId: number): Promise<void> {
  await shop.db
    .insertInto('order_flags')
    .values({
      order_id: orderId,
      kind: 'orders-to-postcode',
      postcode: 'LS14AP',
      count: 6,
      flagged_at: shop.clock.now,
    })
    .execute();
}

/** Adds superseded and current documents, and used and valid links. */
async function fillPapers({ shop }: FullAccountOptions, userId: number): Promise<void> {
  const { now } = shop.clock;
  const documents = kinds.map((kind) => ({
    kind,
    mediaType: 'application/pdf' as const,
    originalName: `${kind}.pdf`,
    content: aPdf(),
  }));
  await withTransaction(shop.db, async (trx) => {
    await storeDocuments(trx, userId, documents, new Date(+now - HOUR_MS));
    await storeDocuments(trx, userId, documents, now);
    for (const purpose of purposes) {
      const token = await issueToken(trx, { userId, purpose, lifeMs: HOUR_MS, now });
      await consumeToken(trx, { token, purpose, now });
      await issueToken(trx, { userId, purpose, lifeMs: HOUR_MS, now });
    }
    await recordEvent(trx, {
      at: now,
      actorId: userId,
      action: 'profile-changed',
      subject: `user ${userId}`,
      detail: {},
    });
  });
}

async function fillRelations(
  { shop, prescriberId }: FullAccountOptions,
  userId: number,
): Promise<void> {
  const { pool } = shop.database;
  await pool.query(
    `insert into prescriber_links (practitioner_id, prescriber_id, status, requested_at) values ($1, $2, 'pending', $3)`,
    [userId, prescriberId, shop.clock.now],
  );
  await pool.query(
    `insert into prescriber_invitations (practitioner_id, email_key, email, token_hash, invited_at, expires_at)
     values ($1::integer, 'invited@clinic.test', 'invited@clinic.test', sha256($1::text::bytea),
       $2::timestamptz, $2::timestamptz + interval '30 days')`,
    [userId, shop.clock.now],
  );
}

/** Adds a passkey, and a pending challenge for another. */
async function fillPasskeys({ shop }: FullAccountOptions, userId: number): Promise<void> {
  const { now } = shop.clock;
  await shop.db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: randomBytes(16),
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: 'Laptop',
      is_synced: true,
      created_at: now,
    })
    .execute();
  await storeChallenge(shop.db, {
    user_id: userId,
    challenge: 'AAAAAAAAAAAAAAAAAAAAAA',
    expires_at: new Date(+now + HOUR_MS),
  });
}

/** Adds a prescription in the cart, and one on the order with its document and a free item added by hand. */
async function fillPrescriptions(
  { shop, productIds }: FullAccountOptions,
  userId: number,
  orderId: number,
): Promise<number> {
  const { pool } = shop.database;
  await pool.query(
    `with added as (
       insert into cart_prescriptions (user_id, patient_id)
       select practitioner_id, id from patients where practitioner_id = $1 returning id)
     insert into cart_prescription_items select id, $2, 1 from added`,
    [userId, productIds[0]],
  );
  const prescriptionId = await addPrescriptionByHand(shop.db, orderId, shop.clock.now);
  const event = {
    prescriptionId,
    kind: 'ordered',
    actorId: userId,
    at: shop.clock.now,
    address: undefined,
    agent: undefined,
    detail: {},
  } as const;
  await withTransaction(shop.db, (trx) => recordPrescriptionEvent(trx, shop.ledger, event));
  const document = {
    prescriptionId,
    pdf: Buffer.from('%PDF'),
    hash: Buffer.alloc(32),
    checkUrl: 'https://shop.test/verify/1',
    sealedAt: shop.clock.now,
  };
  await withTransaction(shop.db, (trx) => storeDocument(trx, document));
  await pool.query(
    `insert into order_credits (order_id, prescription_id, amount_mills, due_at) values ($1, $2, 10, $3)`,
    [orderId, prescriptionId, shop.clock.now],
  );
  const picture = Buffer.from('PNG');
  const signature = sealSignature(
    {
      prescriptionId,
      documentId: `rx-${prescriptionId}`,
      textHash: Buffer.alloc(32),
      picture,
      pictureHash: Buffer.alloc(32),
      declarations: ['Declared'],
      signerId: userId,
      signerName: 'Full Account',
      registrationNumber: undefined,
      professionalStatus: undefined,
      method: 'passkey',
      provenAt: shop.clock.now,
      passkey: {
        credentialId: Buffer.from('passkey'),
        publicKey: Buffer.from('key'),
        authenticatorData: Buffer.alloc(37),
        clientData: Buffer.from('{}'),
        signature: Buffer.from('signature'),
      },
      isTyped: false,
      consultedOn: undefined,
      signedAt: shop.clock.now,
      address: '192.0.2.1',
      agent: '',
    },
    sealKeyForTests,
  );
  await storeSealKey(shop.db, sealKeyForTests, shop.clock.now);
  await withTransaction(shop.db, (trx) => insertSignature(trx, signature));
  await shop.db
    .insertInto('signature_confirmations')
    .values({
      token_hash: hash('sha256', `confirmation ${prescriptionId}`, 'buffer'),
      prescription_id: prescriptionId,
      document_id: signature.documentId,
      picture_hash: signature.pictureHash,
      created_at: shop.clock.now,
      expires_at: new Date(+shop.clock.now + HOUR_MS),
    })
    .execute();
  return prescriptionId;
}

/** Adds failed sign-ins that count and, from the first address, one that has expired. */
async function addFailures({ shop, addresses }: FullAccountOptions, email: string): Promise<void> {
  const account = hashEmail(email);
  const { now } = shop.clock;
  const counting = addresses.map((address) => ({
    account,
    address,
    failed_at: now,
    is_judged: true,
  }));
  const old = {
    account,
    address: addresses[0] ?? '',
    failed_at: new Date(+now - HOUR_MS),
    is_judged: true,
  };
  await shop.db
    .insertInto('sign_in_failures')
    .values([...counting, old])
    .execute();
}

/** Adds one pending, one sent and one abandoned mail. Returns the id of the last. */
async function fillOutbox({ shop }: FullAccountOptions, email: string): Promise<number> {
  const { now } = shop.clock;
  const set = async (subject: string, times: { sent_at: Date } | { given_up_at: Date }) => {
    const { id } = await shop.db
      .updateTable('outbox')
      .set(times)
      .where('recipient', '=', email)
      .where('subject', '=', subject)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  await withTransaction(shop.db, async (trx) => {
    for (const subject of ['Waits', 'Sent', 'Given up']) {
      await queueMail(trx, { recipient: email, subject, text: 'Hello' });
    }
  });
  await set('Sent', { sent_at: now });
  return set('Given up', { given_up_at: now });
}
