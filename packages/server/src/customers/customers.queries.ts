import {
  type CustomerColleague,
  type CustomerMessage,
  type CustomerNote,
  type CustomerOrder,
  type CustomerPaper,
  type CustomerPartner,
  type CustomerPrescription,
  type DeskCustomer,
  NEWEST_SHOWN,
} from '@formulary/rules/customers/deskCustomer';
import type { RegisterCheck } from '@formulary/rules/customers/registerCheck';
import { fullName } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import { listDocuments } from '../accounts/documents/documents.queries.ts';
import { MOST_COUNTED_PRESCRIPTIONS } from '@formulary/rules/prescriptions/mostCountedPrescriptions';
import type { Db } from '../platform/database/Db.ts';
import { countUpTo } from '../platform/keyset/countUpTo.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';

const MOST_SHOWN = 200;

/** The part of a customer that is the account's own row. */
type Account = Omit<
  DeskCustomer,
  | 'version'
  | 'people'
  | 'partners'
  | 'orderCount'
  | 'orders'
  | 'prescriptionCount'
  | 'prescriptions'
  | 'patientCount'
  | 'messages'
  | 'notes'
  | 'registerChecks'
  | 'papers'
>;

/** Reads a customer's account, and an address that waits for its confirmation. */
export async function readCustomerAccount(
  db: Db,
  userId: number,
  now: Date,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('email_changes', (join) =>
      join
        .onRef('email_changes.user_id', '=', 'users.id')
        .on('email_changes.expires_at', '>', now)
        .on('email_changes.confirmed_at', 'is', null),
    )
    .select([
      'users.id',
      'account_state',
      'first_name',
      'last_name',
      'users.email',
      'email_verified_at',
      'email_changes.email as next_email',
      'phone',
      'birth_date',
      'username',
      'company',
      'street',
      'city',
      'county',
      'postcode',
      'country_code',
      'clinic_street',
      'clinic_city',
      'clinic_county',
      'clinic_postcode',
      'clinic_country_code',
      'is_professional',
      'professional_status',
      'registration_number',
      'is_prescriber',
      'claims_prescriber',
      'requested_at',
      'recheck_on',
      'data_requested_on',
      'erased_at',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    state: row.account_state,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailConfirmedAt: row.email_verified_at ?? undefined,
    nextEmail: row.next_email ?? undefined,
    phone: row.phone,
    birthDate: row.birth_date ?? undefined,
    username: row.username ?? undefined,
    company: row.company || undefined,
    address: {
      street: row.street,
      city: row.city,
      county: row.county ?? undefined,
      postcode: row.postcode,
      countryCode: row.country_code,
    },
    clinic:
      row.clinic_street === null && row.clinic_postcode === null
        ? undefined
        : {
            street: row.clinic_street ?? '',
            city: row.clinic_city ?? '',
            county: row.clinic_county ?? undefined,
            postcode: row.clinic_postcode ?? '',
            countryCode: row.clinic_country_code ?? '',
          },
    isProfessional: row.is_professional,
    profession: row.professional_status ?? undefined,
    registrationNumber: row.registration_number ?? undefined,
    isPrescriber: row.is_prescriber,
    claimsPrescriber: row.claims_prescriber,
    requestedAt: row.requested_at,
    recheckOn: row.recheck_on ?? undefined,
    dataRequestedOn: row.data_requested_on ?? undefined,
    erasedAt: row.erased_at ?? undefined,
  };
}

/** Reads the other accounts with the same name of the company, capitals aside; none without a company. */
export async function readPeople(
  db: Db,
  { id, company }: Pick<Account, 'id' | 'company'>,
): Promise<readonly CustomerColleague[]> {
  if (company === undefined) return [];
  const rows = await db
    .selectFrom('users')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'professional_status as profession',
      'account_state as state',
    ])
    .where(sql<boolean>`lower(coalesce(company, '')) = lower(${company})`)
    .where('id', '<>', id)
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ firstName, lastName, profession, ...row }) => ({
    ...row,
    name: fullName({ firstName, lastName }),
    profession: profession ?? undefined,
  }));
}

/** Reads a customer's links as practitioner and as prescriber, newest first. */
export async function readPartners(db: Db, userId: number): Promise<readonly CustomerPartner[]> {
  const sides = [
    ['prescriber', 'prescriber_links.practitioner_id', 'prescriber_links.prescriber_id'],
    ['practitioner', 'prescriber_links.prescriber_id', 'prescriber_links.practitioner_id'],
  ] as const;
  const links = await Promise.all(
    sides.map(async ([role, own, other]) => {
      const rows = await db
        .selectFrom('prescriber_links')
        .innerJoin('users', 'users.id', other)
        .select([
          'users.id as userId',
          'first_name as firstName',
          'last_name as lastName',
          'email',
          'prescriber_links.status as state',
          'prescriber_links.requested_at as requestedAt',
          'ended_at as endedAt',
        ])
        .where(own, '=', userId)
        .orderBy('prescriber_links.requested_at', 'desc')
        .limit(MOST_SHOWN / 2)
        .execute();
      return rows.map(({ firstName, lastName, endedAt, ...row }) => ({
        ...row,
        role,
        name: fullName({ firstName, lastName }),
        endedAt: endedAt ?? undefined,
      }));
    }),
  );
  return links.flat();
}

/** Reads the newest orders of a customer, and how many there are. */
export async function readNewestOrders(
  db: Db,
  userId: number,
): Promise<{ readonly orders: readonly CustomerOrder[]; readonly orderCount: number }> {
  const [orders, { count }] = await Promise.all([
    db
      .selectFrom('orders')
      .select([
        'id',
        'number',
        'placed_at as placedAt',
        'amount_mills as amount',
        'state',
        'payment_status as paymentStatus',
      ])
      .where('user_id', '=', userId)
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(NEWEST_SHOWN)
      .execute(),
    db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { orders, orderCount: count };
}

/**
 * Reads the newest prescriptions that a customer ordered or prescribes, and how many there are, counted up to one more than
 * `MOST_COUNTED_PRESCRIPTIONS`. Each role is read from its index, so that a busy prescriber costs no more than another.
 */
export async function readNewestPrescriptions(
  db: Db,
  userId: number,
): Promise<{
  readonly prescriptions: readonly CustomerPrescription[];
  readonly prescriptionCount: number;
}> {
  const newestOf = (role: 'practitioner_id' | 'prescriber_id') => sql`(
    select id, order_id, practitioner_id, created_at, status from prescriptions where ${sql.ref(role)} = ${userId}
    order by created_at desc, id desc limit ${sql.lit(NEWEST_SHOWN)})`;
  const either = sql`
    select id from prescriptions where practitioner_id = ${userId}
    union all select id from prescriptions where prescriber_id = ${userId} and practitioner_id <> ${userId}`;
  const [{ rows }, prescriptionCount] = await Promise.all([
    sql<Omit<CustomerPrescription, 'role'> & { readonly practitionerId: number }>`
      select newest.id, order_id as "orderId", number as "orderNumber", practitioner_id as "practitionerId",
        created_at as "createdAt", status
      from (${newestOf('practitioner_id')} union ${newestOf('prescriber_id')}) as newest
      join orders on orders.id = order_id
      order by created_at desc, newest.id desc limit ${sql.lit(NEWEST_SHOWN)}`.execute(db),
    countUpTo(db, either, MOST_COUNTED_PRESCRIPTIONS),
  ]);
  const prescriptions = rows.map(({ practitionerId, ...row }) => ({
    ...row,
    role: practitionerId === userId ? ('practitioner' as const) : ('prescriber' as const),
  }));
  return { prescriptions, prescriptionCount };
}

/** Counts the patients that a customer entered. */
export async function countPatientsOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('patients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('practitioner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads the unanswered messages from an address, newest first. */
export async function readMessagesFrom(db: Db, email: string): Promise<readonly CustomerMessage[]> {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'received_at as receivedAt', 'name', 'message'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

/** Reads the notes about a customer, newest first. */
export async function readNotes(db: Db, userId: number): Promise<readonly CustomerNote[]> {
  return db
    .selectFrom('customer_notes')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['customer_notes.id', 'written_at as at', 'name as by', 'note'])
    .where('user_id', '=', userId)
    .orderBy('customer_notes.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

/** Returns whether the newest note about a customer is this one, by the same person and not before `since`. */
export async function isNewestNote(
  trx: Trx,
  {
    userId,
    staffId,
    note,
  }: { readonly userId: number; readonly staffId: number; readonly note: string },
  since: Date,
): Promise<boolean> {
  const newest = await trx
    .selectFrom('customer_notes')
    .select(['staff_id', 'note', 'written_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.staff_id === staffId && newest.note === note && newest.written_at >= since;
}

/** Adds a note and returns its id. */
export async function insertNote(
  trx: Trx,
  {
    userId,
    staffId,
    note,
  }: { readonly userId: number; readonly staffId: number; readonly note: string },
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('customer_notes')
    .values({ user_id: userId, staff_id: staffId, written_at: now, note })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads the recorded looks at registers, newest first. */
export async function readRegisterChecks(
  db: Db,
  userId: number,
): Promise<readonly RegisterCheck[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['happened_at as at', 'detail'])
    .where('subject', '=', `user ${userId}`)
    .where('action', '=', 'register-checked')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ at, detail }) => {
    const { by, register, number, result, note, nextOn } = detail as unknown as Omit<
      RegisterCheck,
      'at'
    >;
    return { at, by, register, number, result, nextOn, ...(note ? { note } : {}) };
  });
}

/** Reads the documents of a customer's registration, current ones first. */
export async function readPapers(db: Db, userId: number): Promise<readonly CustomerPaper[]> {
  const documents = await listDocuments(db, userId);
  return documents
    .slice(0, MOST_SHOWN)
    .map(({ id, kind, mediaType, size, receivedAt, supersededAt }) => ({
      id,
      kind,
      mediaType,
      size,
      receivedAt,
      replacedAt: supersededAt,
    }));
}

/** Writes until when a customer's registration needs no further look. */
export async function writeRecheckDay(trx: Trx, userId: number, day: string): Promise<void> {
  await trx.updateTable('users').set({ recheck_on: day }).where('id', '=', userId).execute();
}

/** Returns whether a customer's data was erased. */
export async function isErased(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.erased_at !== null;
}
