import type { StaticPageFile } from '@formulary/rules/content/prose';
import type { Day } from '@formulary/rules/dates/day';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A version of a policy's text. */
export interface StoredPolicy {
  readonly id: number;
  readonly page: StaticPageFile;
  readonly from: Day;
}

/** Reads all versions without their texts. */
export function readPolicies(db: Db): Promise<readonly StoredPolicy[]> {
  return db
    .selectFrom('policy_versions')
    .select(['id', 'page', sql<Day>`from_day::text`.as('from')])
    .orderBy('id')
    .execute();
}

/** Reads the text of a version of a policy. */
export async function readPolicyHtml(
  db: Db,
  page: StaticPageFile,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('policy_versions')
    .select('html')
    .where('page', '=', page)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.html;
}

/** Reads the versions of a policy with who wrote them, newest day first. */
export function readVersionsOfPolicy(db: Db, page: StaticPageFile, most: number) {
  return db
    .selectFrom('policy_versions')
    .innerJoin('staff', 'staff.id', 'written_by')
    .select([
      'policy_versions.id',
      sql<Day>`from_day::text`.as('from'),
      'written_at as writtenAt',
      'staff.name as by',
    ])
    .where('page', '=', page)
    .orderBy('from_day', 'desc')
    .orderBy('policy_versions.id', 'desc')
    .limit(most)
    .execute();
}

/** Lets one transaction at a time add versions of a policy. */
export async function lockPolicy(trx: Trx, page: StaticPageFile): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`policy ${page}`}))`.execute(trx);
}

export async function insertPolicy(
  trx: Trx,
  version: Omit<StoredPolicy, 'id'> & {
    readonly html: string;
    readonly eventId: number;
    readonly at: Date;
    readonly staffId: number;
  },
): Promise<number> {
  const { page, from, html, eventId, at, staffId } = version;
  const { id } = await trx
    .insertInto('policy_versions')
    .values({
      page,
      from_day: from,
      html,
      event_id: eventId,
      written_at: at,
      written_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
