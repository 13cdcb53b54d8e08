import { PAPER_HOURS, PAPER_NOTICE_HOURS } from '@formulary/rules/dates/orderDeadlines';
import { orderNumberIn } from '@formulary/rules/orders/orderNumberIn';
import { searchTerms } from '@formulary/rules/patients/searchPatients';
import type { DeskStanding } from '@formulary/rules/prescriptions/deskStanding';
import { MOST_COUNTED_PRESCRIPTIONS } from '@formulary/rules/prescriptions/mostCountedPrescriptions';
import type {
  ListedPrescription,
  PrescriptionListFilter,
} from '@formulary/rules/prescriptions/prescriptionList';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { fullName, type TwoNames } from '@formulary/rules/text/fullName';
import { type RawBuilder, sql } from 'kysely';
import { hasWords } from '../accounts/userWords.queries.ts';
import type { PageMark } from '../platform/keyset/pageMark.ts';
import type { Db } from '../platform/database/Db.ts';
import { versionOf } from '../prescriptions/prescriptionVersion.queries.ts';

type Sql = RawBuilder<unknown>;

/** So many people are looked up by name; a search that finds more is too wide to be read whole. */
const MOST_PEOPLE = 500;
/** The years that an order's number can begin with. */
const YEARS = Array.from({ length: 80 }, (_year, at) => 2020 + at);

/** Where a prescription stands, in SQL over `rx`; each condition excludes the others. */
const standings: Readonly<Record<DeskStanding, Sql>> = {
  void: sql`rx.status = 'rejected' and rx.voided_at is not null`,
  'handed-over': sql`rx.status = 'rejected' and rx.handed_over_at is not null`,
  lapsed: sql`rx.status = 'rejected' and rx.lapsed_at is not null`,
  rejected: sql`rx.status = 'rejected' and num_nonnulls(rx.voided_at, rx.handed_over_at, rx.lapsed_at) = 0`,
  paper: sql`rx.status = 'signed' and rx.original_received_at is not null`,
  signed: sql`rx.status = 'signed' and rx.original_received_at is null and rx.confirmed_at is not null`,
  'to-confirm': sql`rx.status = 'signed' and rx.confirmed_at is null`,
  'to-sign': sql`rx.status = 'unsigned' and rx.verified_at is not null`,
  'to-check': sql`rx.status = 'unsigned' and rx.verified_at is null`,
};

const standing = sql`case ${sql.join(
  Object.entries(standings).map(([name, is]) => sql`when ${is} then ${sql.lit(name)}`),
  sql` `,
)} end`;

/** Whether the prescriber of a row may sign today, for a query of `rx`. */
const isActive = sql`exists (
  select from users where users.id = rx.prescriber_id and account_state = 'active' and is_prescriber)`;
const isOpen = sql`exists (select from orders where orders.id = rx.order_id and orders.state <> 'Cancelled')`;

/** A page of the list, beyond a mark. Backward, it is the page before the mark, from its end to its beginning. */
export interface PrescriptionWindow {
  readonly isDescending: boolean;
  readonly mark: PageMark | undefined;
  readonly isBackward: boolean;
  readonly limit: number;
}

/** Returns whether a text is the key of a mark: the time of the request in microseconds. */
export function isTimeKey(key: string): boolean {
  return /^-?\d{1,16}$/.test(key);
}

/** Returns the first moment of a day in London, so many days later. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Europe/London')`;

/** What a filter selects: conditions over `rx`, and the few ids among which all of them are, if there is such a set. */
interface Selection {
  readonly conditions: readonly Sql[];
  readonly few: Sql | undefined;
}

async function selectionOf(db: Db, filter: PrescriptionListFilter, now: Date): Promise<Selection> {
  const { requestedFrom, requestedTo, isLeft, original } = filter;
  const conditions: Sql[] = [];
  const few: Sql[] = [];
  if (filter.standing !== undefined) conditions.push(standings[filter.standing]);
  if (isLeft !== undefined) {
    const left = sql`rx.status = 'unsigned' and rx.practitioner_id <> rx.prescriber_id and not ${isActive} and ${isOpen}`;
    conditions.push(isLeft ? left : sql`not (${left})`);
    if (isLeft) {
      few.push(sql`select id from prescriptions where status = 'unsigned' and prescriber_id in (
        select id from users where is_prescriber and account_state <> 'active' or not is_prescriber)`);
    }
  }
  if (original === 'arrived') conditions.push(sql`rx.original_received_at is not null`);
  if (original === 'missing') {
    conditions.push(sql`rx.status = 'unsigned' and rx.created_at >= ${now}::timestamptz - ${sql.lit(PAPER_HOURS)} * interval '1 hour'
      and ${isOpen}`);
  }
  if (original === 'due') {
    conditions.push(sql`rx.status = 'unsigned' and rx.created_at >= ${now}::timestamptz - ${sql.lit(PAPER_HOURS)} * interval '1 hour'
      and rx.created_at < ${now}::timestamptz - ${sql.lit(PAPER_HOURS - PAPER_NOTICE_HOURS)} * interval '1 hour' and ${isOpen}`);
  }
  if (requestedFrom !== undefined) conditions.push(sql`rx.created_at >= ${startOf(requestedFrom)}`);
  if (requestedTo !== undefined) conditions.push(sql`rx.created_at < ${startOf(requestedTo, 1)}`);
  const prescriber = wordsOf(filter.prescriber);
  if (prescriber.length > 0) {
    few.push(
      sql`select id from prescriptions where prescriber_id = any(${await usersWith(db, prescriber)}::integer[])`,
    );
  }
  const searched = await searchOf(db, filter.search);
  if (searched) few.push(searched);
  const both = few.slice(1).map((ids) => sql`rx.id in (${ids})`);
  return { conditions: [...conditions, ...both], few: few[0] };
}

const wordsOf = (typed: string | undefined): readonly string[] =>
  (typed ?? '').trim().split(/\s+/).filter(Boolean);

async function usersWith(db: Db, words: readonly string[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where ${hasWords(words)} order by id desc limit ${sql.lit(MOST_PEOPLE)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function patientsWith(db: Db, typed: string): Promise<readonly number[]> {
  const has = searchTerms(typed).map((term) => sql`strpos(searched, ${term}) > 0`);
  if (has.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from patients where ${sql.join(has, sql` and `)} order by id desc limit ${sql.lit(MOST_PEOPLE)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Selects the ids that staff search for: of a prescription or order by number, otherwise by a person's name. */
async function searchOf(db: Db, typed = ''): Promise<Sql | undefined> {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const term = words.join(' ');
  const number = orderNumberIn(term) ?? (/^\d{1,9}$/.test(term) ? term : undefined);
  if (number !== undefined) {
    const id = /^\d{1,9}$/.test(term) ? Number(term) : 0;
    return sql`select id from prescriptions where id = ${id} or order_id in (
      select id from orders where number = any(${numbersOf(number)}::text[]))`;
  }
  const [users, patients] = await Promise.all([usersWith(db, words), patientsWith(db, term)]);
  return sql`
    select id from prescriptions where prescriber_id = any(${users}::integer[])
    union select id from prescriptions where practitioner_id = any(${users}::integer[])
    union select id from prescriptions where patient_id = any(${patients}::integer[])`;
}

/** Returns the numbers that a part of one may be: '31' is the 31st order of any year. */
function numbersOf(part: string): readonly string[] {
  if (/^F-\d{4}-\d+$/.test(part)) return [part];
  const digits = part.replace(/^F-/, '');
  const [year = '', count] = digits.split('-');
  if (count !== undefined) return [`F-${year}-${count.padStart(6, '0')}`];
  return YEARS.map((each) => `F-${each}-${digits.padStart(6, '0')}`);
}

/** A row of the list before its check, with its key in the list's order. */
export interface PrescriptionListRow {
  readonly listed: Omit<ListedPrescription, 'doesHold'>;
  readonly key: string;
}

interface Row extends Omit<
  ListedPrescription,
  'doesHold' | 'prescriber' | 'buyer' | 'patient' | 'signedAt' | 'originalReceivedAt' | 'proposedTo'
> {
  readonly key: string;
  readonly canonicalText: string | null;
  readonly prescriberId: number;
  readonly buyerId: number;
  readonly livePrescriber: TwoNames;
  readonly liveBuyer: TwoNames;
  readonly livePatient: TwoNames;
  readonly signedAt: Date | null;
  readonly originalReceivedAt: Date | null;
  readonly proposedTo: TwoNames | null;
}

/** The columns of a row of the list, for a query of `rx` joined with `orders`, `signer`, `buyer` and `patients`. */
const listedColumns = sql`rx.id, ${standing} as standing, rx.created_at as "requestedAt", rx.prescribed_on as "prescribedOn",
  (extract(epoch from rx.created_at) * 1000000)::bigint::text as key, rx.canonical_text as "canonicalText",
  rx.prescriber_id as "prescriberId", rx.practitioner_id as "buyerId", orders.id as "orderId", orders.number as "orderNumber",
  orders.state = 'Cancelled' as "isOrderCancelled", signer.account_state = 'active' and signer.is_prescriber as "isPrescriberActive",
  json_build_object('firstName', signer.first_name, 'lastName', signer.last_name) as "livePrescriber",
  json_build_object('firstName', buyer.first_name, 'lastName', buyer.last_name) as "liveBuyer",
  json_build_object('firstName', patients.first_name, 'lastName', patients.last_name) as "livePatient",
  (select coalesce(sum(quantity), 0)::integer from prescription_items where prescription_id = rx.id) as packs,
  rx.signed_at as "signedAt", rx.original_received_at as "originalReceivedAt",
  (select json_build_object('firstName', users.first_name, 'lastName', users.last_name)
    from prescription_handovers as handover join users on users.id = handover.prescriber_id
    where handover.prescription_id = rx.id and handover.answer is null) as "proposedTo",
  ${versionOf(sql.ref('rx.id'))} as version`;

const joined = sql`join orders on orders.id = rx.order_id join users as signer on signer.id = rx.prescriber_id
  join users as buyer on buyer.id = rx.practitioner_id join patients on patients.id = rx.patient_id`;

/** Reads a page of prescriptions in the order of their requests; those of the same moment by id. */
export async function readListedPrescriptions(
  db: Db,
  filter: PrescriptionListFilter,
  window: PrescriptionWindow,
  now: Date,
): Promise<readonly PrescriptionListRow[]> {
  const { conditions, few } = await selectionOf(db, filter, now);
  const { isDescending, isBackward, mark, limit } = window;
  const isDown = isDescending !== isBackward;
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const beyond = mark
    ? [
        sql`(rx.created_at, rx.id) ${sql.raw(isDown ? '<' : '>')}
          ('epoch'::timestamptz + ${mark.key}::bigint * interval '1 microsecond', ${mark.id})`,
      ]
    : [];
  const meant = [
    sql`true`,
    ...(few ? [sql`rx.id in (select id from few)`] : []),
    ...conditions,
    ...beyond,
  ];
  const { rows } = await sql<Row>`
    ${few ? sql`with few as materialized (${few})` : sql``}
    select ${listedColumns} from (
      select rx.* from prescriptions as rx where ${sql.join(meant, sql` and `)}
      order by rx.created_at ${direction}, rx.id ${direction} limit ${sql.lit(limit)}) as rx ${joined}
    order by rx.created_at ${direction}, rx.id ${direction}`.execute(db);
  return rows.map(listedOf);
}

/** Reads a prescription as the list shows it; undefined for an unknown one. */
export async function readListedPrescription(
  db: Db,
  id: number,
): Promise<PrescriptionListRow['listed'] | undefined> {
  const { rows } = await sql<Row>`
    select ${listedColumns} from prescriptions as rx ${joined} where rx.id = ${id}`.execute(db);
  return rows[0] && listedOf(rows[0]).listed;
}

/** Counts the prescriptions of a filter, but no further than one more than the most that a list counts. */
export async function countListedPrescriptions(
  db: Db,
  filter: PrescriptionListFilter,
  now: Date,
): Promise<number> {
  const { conditions, few } = await selectionOf(db, filter, now);
  const meant = [sql`true`, ...(few ? [sql`rx.id in (select id from few)`] : []), ...conditions];
  const { rows } = await sql<{ count: number }>`
    ${few ? sql`with few as materialized (${few})` : sql``}
    select count(*)::integer as count from (
      select from prescriptions as rx where ${sql.join(meant, sql` and `)}
      limit ${sql.lit(MOST_COUNTED_PRESCRIPTIONS + 1)}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Once it is verified, its people are those of its text. */
function listedOf(row: Row): PrescriptionListRow {
  const { key, canonicalText, prescriberId, buyerId, proposedTo, ...rest } = row;
  const { livePrescriber, liveBuyer, livePatient, signedAt, originalReceivedAt, ...own } = rest;
  const said = textOf(canonicalText);
  const listed = {
    ...own,
    prescriber: { id: prescriberId, name: fullName(said?.prescriber ?? livePrescriber) },
    buyer: { id: buyerId, name: fullName(said?.practitioner ?? liveBuyer) },
    patient: fullName(said?.patient ?? livePatient),
    signedAt: signedAt ?? undefined,
    originalReceivedAt: originalReceivedAt ?? undefined,
    proposedTo: proposedTo ? fullName(proposedTo) : undefined,
  };
  return { key, listed };
}

function textOf(canonicalText: string | null) {
  if (canonicalText === null) return undefined;
  try {
    return readCanonicalPrescription(canonicalText);
  } catch {
    // The check of the row says that it does not hold.
    return undefined;
  }
}
