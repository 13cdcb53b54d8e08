import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import { mapInSlices } from '../platform/process/inSlices.ts';
import { currentPrescription, type LivePrescriptionRow } from './currentPrescription.ts';
import type { PrescriptionRow } from './prescriptions.rows.ts';

/** Filter on a user's prescriptions; it never reaches another user's (T20). */
export interface PrescriptionFilter {
  readonly orderId?: number | undefined;
  readonly status?: PrescriptionStatus | undefined;
  readonly prescriberId?: number | undefined;
}

/** The order of a list: see `isByDeadline` of the call. */
export interface PrescriptionSort {
  readonly isByDeadline?: boolean | undefined;
}

/**
 * Reads a slice of the prescriptions that a user ordered or is to sign, as they stand: newest first, or by deadline (spec
 * 7.44).
 */
export async function readPrescriptions(
  db: Db,
  userId: number,
  { isByDeadline = false, ...filter }: PrescriptionFilter & PrescriptionSort,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<readonly PrescriptionRow[]> {
  const order = isByDeadline ? byDeadline : newestFirst;
  // Each part is read in index order up to the end of the page; only rows on the page are read whole.
  const end = sql`order by ${order} limit ${limit + skip}`;
  const { rows } = await sql<LivePrescriptionRow>`${selectPrescriptions}
    where rx.id in (
      select id from (${meant(userId, filter, end, isByDeadline)}) as rx
      order by ${order} limit ${limit} offset ${skip})
    order by ${order}`.execute(db);
  return mapInSlices(rows, currentPrescription);
}

const newestFirst = sql`rx.created_at desc, rx.id desc`;

/** Paid orders wait for nothing else, so theirs come first; all lapse the same number of days after their creation. */
const byDeadline = sql`
  (select payment_status from orders where orders.id = rx.order_id) = 'Paid' desc, rx.created_at, rx.id`;

/** Reads a prescription that a user ordered or is to sign, as it stands; undefined for another user's (spec 7.43). */
export async function readPrescription(
  db: Db,
  userId: number,
  id: number,
): Promise<PrescriptionRow | undefined> {
  const { rows } = await sql<LivePrescriptionRow>`${selectPrescriptions}
    where rx.id = ${id} and ${userId} in (rx.practitioner_id, rx.prescriber_id)`.execute(db);
  const [row] = rows;
  return row && currentPrescription(row);
}

/** Counts the matching prescriptions that a user ordered or is to sign (spec 7.45). */
export async function countPrescriptions(
  db: Db,
  userId: number,
  filter: PrescriptionFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${meant(userId, filter)}) as meant`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Selects what a user is to sign and what else they ordered, each part with the same end. A user's own patients are in
 * the first part. Without the order, skipped rows are counted in the index alone.
 */
function meant(
  userId: number,
  filter: PrescriptionFilter,
  end = sql``,
  withOrder = false,
): RawBuilder<unknown> {
  const select = sql`select rx.id, rx.created_at${withOrder ? sql`, rx.order_id` : sql``} from prescriptions as rx`;
  const toSign = sql`(${select} where rx.prescriber_id = ${userId} and ${isMeant(filter)} ${end})`;
  const ordered = sql`(${select} where rx.practitioner_id = ${userId} and rx.prescriber_id <> ${userId}
    and ${isMeant(filter)} ${end})`;
  if (filter.prescriberId === undefined) return sql`${toSign} union all ${ordered}`;
  return filter.prescriberId === userId ? toSign : ordered;
}

/** A prescription of a cancelled order can no longer be signed. */
function isMeant({ orderId, status, prescriberId }: PrescriptionFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(orderId === undefined ? [] : [sql`rx.order_id = ${orderId}`]),
    ...(prescriberId === undefined ? [] : [sql`rx.prescriber_id = ${prescriberId}`]),
    ...(status === undefined ? [] : [sql`rx.status = ${status}`]),
    ...(status === 'unsigned'
      ? [sql`(select state from orders where orders.id = rx.order_id) <> 'Cancelled'`]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Select of prescriptions with all fields of an answer; `where` follows. */
const selectPrescriptions = sql`
    select rx.id, rx.document_id as "documentId", rx.canonical_text as "canonicalText", rx.status,
      rx.prescribed_on as date, rx.created_at as "createdAt", rx.is_manual as "isManual", rx.comments, rx.prescriber_id as "prescriberId",
      rx.verified_at as "verifiedAt", rx.signed_at as "signedAt", rx.confirmed_at as "confirmedAt",
      (select json_build_object('signer', signer_name, 'method', method, 'isTyped', is_typed,
        'consultedOn', consulted_on) from prescription_signatures where prescription_id = rx.id) as signature,
      rx.rejected_at as "rejectedAt", rx.reject_reason as "rejectReason", rx.lapsed_at is not null as "isLapsed",
      rx.voided_at is not null as "isVoid", rx.handed_over_at is not null as "isHandedOver",
      rx.nudged_at as "nudgedAt", rx.original_received_at as "originalReceivedAt",
      rx.given_up_at as "givenUpAt", rx.replaces_id as "replacesId",
      (select id from prescriptions as correction where correction.replaces_id = rx.id) as "replacedById",
      orders.state = 'Cancelled' as "isOrderCancelled",
      ${person('prescriber')} as prescriber, ${person('practitioner')} as practitioner,
      json_build_object('id', patients.id, 'firstName', patients.first_name, 'lastName', patients.last_name,
        'birthDate', patients.birth_date, 'postcode', patients.postcode) as patient,
      jsonb_build_object('id', orders.id, 'number', orders.number,
        'delivery', jsonb_build_object('details', delivery_details))
        || case when rx.status = 'unsigned' and orders.payment_status = 'Paid' then '{"isPaid": true}'::jsonb else '{}' end
        as "order", items
    from prescriptions as rx
    join orders on orders.id = rx.order_id
    join users as prescriber on prescriber.id = rx.prescriber_id
    join users as practitioner on practitioner.id = rx.practitioner_id
    join patients on patients.id = rx.patient_id
    cross join lateral (
      select json_agg(json_build_object('productId', coalesce(line.product_id, 0), 'name', line.name,
        'isManual', line.manual_index is not null, 'unitPrice', unit_price_mills, 'quantity', item.quantity,
        'initialQuantity', initial_quantity, 'directions', directions, 'promotions', line.promotions,
        'substitutedBy', substituted_by, 'isSubstitute', is_substitute,
        'inStock', coalesce(in_stock, 0), 'minimumStock', coalesce(minimum_stock, 0),
        'categoryIds', array(select category_id from product_categories
          where product_categories.product_id = line.product_id order by position, category_id))
        order by item.id) as items
      from prescription_items as item
      join order_lines as line on line.id = order_line_id
      left join products on products.id = line.product_id
      where prescription_id = rx.id
    ) as held`;

function person(table: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'firstName', ${of('first_name')},
    'lastName', ${of('last_name')}, 'email', ${of('email')})`;
}
