import { MOST_STATION_PEOPLE } from '@formulary/rules/calls/desk/deskStationCalls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

const DAY_MS = 86_400_000;
/** Who has not used a station for so long is not named there any more. */
const NAMED_DAYS = 30;

/** A browser that was made a shared station at some time. */
export interface Station {
  readonly id: number;
  readonly name: string;
  readonly isShared: boolean;
}

/** Somebody who has used a shared station. */
export interface StationPerson {
  readonly id: number;
  readonly name: string;
  readonly hasPasskey: boolean;
  readonly isDemo: boolean;
}

const columns = ['id', 'name', 'is_shared as isShared'] as const;

/** Finds the station of a token. */
export function findStation(db: Db, tokenHash: Buffer): Promise<Station | undefined> {
  return db
    .selectFrom('staff_stations')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Locks the station of a token until the transaction ends. */
export function lockStation(trx: Trx, tokenHash: Buffer): Promise<Station | undefined> {
  return trx
    .selectFrom('staff_stations')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a shared station and returns it. */
export function insertStation(
  trx: Trx,
  station: { readonly tokenHash: Buffer; readonly name: string; readonly now: Date },
): Promise<Station> {
  return trx
    .insertInto('staff_stations')
    .values({
      token_hash: station.tokenHash,
      name: station.name,
      is_shared: true,
      created_at: station.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Renames a station, and makes it shared or one person's. */
export async function updateStation(trx: Trx, { id, name, isShared }: Station): Promise<void> {
  await trx
    .updateTable('staff_stations')
    .set({ name, is_shared: isShared })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives the station of a session another token and returns it, if it was made since a moment: its answer was lost, so that
 * the browser does not know the first one.
 */
export async function renewStation(
  trx: Trx,
  {
    sessionHash,
    tokenHash,
    since,
  }: { readonly sessionHash: Buffer; readonly tokenHash: Buffer; readonly since: Date },
): Promise<Station | undefined> {
  return trx
    .updateTable('staff_stations')
    .set({ token_hash: tokenHash })
    .where('created_at', '>=', since)
    .where('id', '=', (eb) =>
      eb.selectFrom('staff_sessions').select('station_id').where('token_hash', '=', sessionHash),
    )
    .returning(columns)
    .executeTakeFirst();
}

/** Records that a person used a station. */
export async function recordStationUse(
  trx: Trx,
  {
    stationId,
    staffId,
    now,
  }: { readonly stationId: number; readonly staffId: number; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('staff_station_people')
    .values({ station_id: stationId, staff_id: staffId, last_used_at: now })
    .onConflict((same) =>
      same.columns(['station_id', 'staff_id']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
}

/** Forgets who used a station. */
export async function forgetStationPeople(trx: Trx, stationId: number): Promise<void> {
  await trx.deleteFrom('staff_station_people').where('station_id', '=', stationId).execute();
}

/** Reads the active staff who used a station in the last 30 days, the latest first. */
export function readStationPeople(
  db: Db,
  stationId: number,
  now: Date,
): Promise<readonly StationPerson[]> {
  return db
    .selectFrom('staff_station_people')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select((row) => [
      'staff.id as id',
      'name',
      'is_demo as isDemo',
      sql<boolean>`exists (select from staff_passkeys
        where staff_passkeys.staff_id = ${row.ref('staff.id')})`.as('hasPasskey'),
    ])
    .where('station_id', '=', stationId)
    .where('state', '=', 'active')
    .where('last_used_at', '>', new Date(+now - NAMED_DAYS * DAY_MS))
    .orderBy('last_used_at', 'desc')
    .orderBy('staff.id')
    .limit(MOST_STATION_PEOPLE)
    .execute();
}

/** Removes from stations who has not used them for 30 days, and returns how many. */
export async function deletePastStationPeople(trx: Trx, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from staff_station_people where ctid in (
    select ctid from staff_station_people
    where last_used_at <= ${new Date(+now - NAMED_DAYS * DAY_MS)}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}

/** Says at which station the session of a token is used; undefined for none. */
export async function placeStaffSession(
  trx: Trx,
  tokenHash: Buffer,
  stationId: number | undefined,
): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ station_id: stationId ?? null })
    .where('token_hash', '=', tokenHash)
    .execute();
}
