import type { DeskOrder, DeskOrderLine } from '@formulary/rules/dispatch/deskOrder';
import { deliveryFields, postalFields } from '@formulary/rules/addresses/addressFields';
import { fullName } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import { addressColumns, addressFrom, addressIfAny } from '../addresses/addressColumns.ts';
import type { Db } from '../platform/database/Db.ts';
import { hasPacksLeft } from '../prescriptions/document/checking/dispensed.queries.ts';

/** Reads where an order goes, who bought it and who is billed; undefined for an unknown one. */
export async function readParties(db: Db, orderId: number) {
  const row = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id as buyerId', 'users.first_name as firstName', 'users.last_name as lastName'])
    .select(['users.email', 'users.phone', 'users.company', 'orders.note'])
    .select(['users.account_state as state', 'users.recheck_on as recheckOn'])
    .select(['delivery_fee_mills', 'billing_name'])
    .select(addressColumns('shipping_', deliveryFields))
    .select(addressColumns('billing_', postalFields))
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { buyerId, firstName, lastName, email, phone, company, state, recheckOn, note } = row;
  return {
    buyer: {
      id: buyerId,
      name: fullName({ firstName, lastName }),
      email,
      phone,
      company: company || undefined,
      state,
      recheckOn: recheckOn ?? undefined,
    },
    note: note || undefined,
    deliveryFee: row.delivery_fee_mills,
    shipping: addressIfAny('shipping_', deliveryFields, row) as DeskOrder['shipping'],
    billing: { name: row.billing_name, ...addressFrom('billing_', postalFields, row) },
  };
}

/** Reads the lines of an order with how many packs of each have left. */
export async function readDeskLines(db: Db, orderId: number): Promise<readonly DeskOrderLine[]> {
  type Row = Omit<DeskOrderLine, 'productId'> & { readonly productId: number | null };
  const { rows } = await sql<Row>`
    select line.id, product_id as "productId", line.name, is_prescription as "isPrescription",
      coalesce(is_cold_chain, false) as "isColdChain", coalesce(hazards, '{}') as hazards, quantity,
      withdrawn,
      (select coalesce(sum(sent.quantity), 0)::integer from parcel_lines as sent
        where order_line_id = line.id) as sent,
      unit_price_mills::float8 as "unitPrice", line.vat_percent as "vatPercent",
      subtotal_mills::float8 as subtotal, vat_mills::float8 as vat, total_mills::float8 as total,
      manual_index is not null and priced_at is null as "awaitsPrice"
    from order_lines as line left join products on products.id = product_id
    where order_id = ${orderId} order by line.id`.execute(db);
  return rows.map((row) => ({ ...row, productId: row.productId ?? undefined }));
}

/** Reads every attempt to pay an order, oldest first. */
export async function readDeskPayments(db: Db, orderId: number): Promise<DeskOrder['payments']> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'mode', 'reference', 'outcome', 'effect', 'amount_mills as amount'])
    .select(['settled_at as at', 'refund_due_at as refundDueAt', 'refunded_at as refundedAt'])
    .select('refund_note as refundNote')
    .select((eb) =>
      eb
        .selectFrom('statement_lines')
        .select('statement_id')
        .whereRef('payment_id', '=', 'payments.id')
        .as('statementId'),
    )
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ refundDueAt, refundedAt, refundNote, statementId, ...row }) => ({
    ...row,
    statementId: statementId ?? undefined,
    refundDueAt: refundDueAt ?? undefined,
    refundedAt: refundedAt ?? undefined,
    refundNote: refundNote ?? undefined,
  }));
}

/** Reads what is or was due back because an order became cheaper. */
export async function readDeskCredits(db: Db, orderId: number): Promise<DeskOrder['credits']> {
  const rows = await db
    .selectFrom('order_credits')
    .select(['id', 'amount_mills as amount', 'due_at as dueAt', 'refunded_at as refundedAt'])
    .select('refund_note as refundNote')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ refundedAt, refundNote, ...row }) => ({
    ...row,
    refundedAt: refundedAt ?? undefined,
    refundNote: refundNote ?? undefined,
  }));
}

/** Reads the flags of an order, oldest first. */
export async function readDeskFlags(db: Db, orderId: number): Promise<DeskOrder['flags']> {
  const rows = await db
    .selectFrom('order_flags')
    .select(['kind', 'postcode', 'count', 'flagged_at as flaggedAt', 'cleared_at as clearedAt'])
    .select(['cleared_by as clearedBy', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ clearedAt, clearedBy, note, ...row }) => ({
    ...row,
    clearedAt: clearedAt ?? undefined,
    clearedBy: clearedBy ?? undefined,
    note: note ?? undefined,
  }));
}

/** A prescription of an order, before it is verified. */
export interface OrderPrescription {
  readonly id: number;
  readonly status: string;
  readonly prescribedOn: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isSetAside: boolean;
  readonly hasPacksLeft: boolean;
}

/** Reads the prescriptions of an order. */
export async function readOrderPrescriptions(
  db: Db,
  orderId: number,
): Promise<readonly OrderPrescription[]> {
  const { rows } = await sql<OrderPrescription>`
    select prescriptions.id, status, prescribed_on::text as "prescribedOn", first_name as "firstName", last_name as "lastName",
      status = 'rejected' and (given_up_at is not null or replaced_at is not null) as "isSetAside",
      ${hasPacksLeft} as "hasPacksLeft"
    from prescriptions join users on users.id = prescriber_id
    where order_id = ${orderId} order by prescriptions.id`.execute(db);
  return rows;
}

/** Reads the sealed PDF of a prescription and its order; undefined if none is made. */
export async function readSealedPrescription(
  db: Db,
  prescriptionId: number,
): Promise<{ readonly pdf: Buffer; readonly orderId: number } | undefined> {
  const { rows } = await sql<{ pdf: Buffer; orderId: number }>`
    select pdf, order_id as "orderId" from prescriptions
    join prescription_documents on prescription_documents.prescription_id = prescriptions.id
    where prescriptions.id = ${prescriptionId} limit 1`.execute(db);
  return rows[0];
}

interface PrescriptionEventRow {
  readonly kind: string;
  readonly at: Date;
  readonly prescriptionId: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Reads the events of an order's prescriptions, oldest first. */
export async function readEventsOfPrescriptions(
  db: Db,
  orderId: number,
): Promise<readonly PrescriptionEventRow[]> {
  const { rows } = await sql<PrescriptionEventRow>`
    select kind, happened_at as at, prescription_id as "prescriptionId", first_name as "firstName",
      last_name as "lastName"
    from prescription_events join prescriptions on prescriptions.id = prescription_id
    left join users on users.id = actor_id
    where order_id = ${orderId} order by sequence`.execute(db);
  return rows;
}
