import { randomBytes } from 'node:crypto';
import { stationRules } from '@formulary/rules/accounts/staffMember';
import { idleMinutes } from '@formulary/rules/accounts/deskLock';
import { noStation } from '@formulary/rules/calls/desk/deskStationCalls';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import {
  type StationPerson,
  findStation,
  forgetStationPeople,
  insertStation,
  lockStation,
  placeStaffSession,
  readStationPeople,
  renewStation,
  recordStationUse,
  updateStation,
} from './stations.queries.ts';

const TOKEN_BYTES = 32;
/** A station that the same session made within this time, without the browser knowing it: its answer was lost. */
const SENT_AGAIN_MS = 10 * 60_000;

/** Recorded actions on stations. */
export type StationAction = 'station-shared' | 'station-personal';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly stations: StationAction;
  }
}

/** A browser as the desk shows it. */
export interface StationShown {
  readonly isShared: boolean;
  readonly name: string;
  readonly lockMinutes: number;
  readonly people: readonly StationPerson[];
}

/** Returns what is known of a browser by its token; one without, or with an unknown one, is nobody's station. */
export async function readStation(
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<StationShown> {
  const station = token === undefined ? undefined : await findStation(db, hashToken(token));
  if (!station) return noStation;
  const { id, name, isShared } = station;
  const people = isShared ? await readStationPeople(db, id, now) : [];
  return { isShared, name, lockMinutes: idleMinutes(isShared), people };
}

/** How a browser is to be used. */
interface StationChange {
  readonly isShared: boolean;
  readonly name: string;
  readonly actor: DeskActor;
  /** Tokens of the browser as a station, if it has one, and of the session that asks. */
  readonly token: string | undefined;
  readonly sessionToken: string;
}

/**
 * Makes a browser a shared station with a name, or one person's, which forgets who used it. Holds for the session that
 * asks at once. Returns the token of a new station; sent again after a lost answer it is the same station with another token. Refuses a missing name with its sentence.
 */
export async function setStation(
  { db, now }: Pick<StaffAccounts, 'db' | 'now'>,
  { isShared, actor, token, sessionToken, ...typed }: StationChange,
): Promise<string | undefined> {
  const { name } = tidyForm(stationRules, { name: typed.name });
  const errors = isShared ? checkForm(stationRules, { name }) : {};
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  return withTransaction(db, async (trx) => {
    const at = now();
    const known = token === undefined ? undefined : await lockStation(trx, hashToken(token));
    if (!known && !isShared) return undefined;
    const made = known ? undefined : randomBytes(TOKEN_BYTES).toString('base64url');
    const tokenHash = hashToken(made ?? '');
    const since = new Date(+at - SENT_AGAIN_MS);
    const station =
      known ??
      (await renewStation(trx, { sessionHash: hashToken(sessionToken), tokenHash, since })) ??
      (await insertStation(trx, { tokenHash, name, now: at }));
    const kept = isShared ? name : station.name;
    await updateStation(trx, { id: station.id, name: kept, isShared });
    const { staffId } = actor.staff;
    if (isShared) await recordStationUse(trx, { stationId: station.id, staffId, now: at });
    else await forgetStationPeople(trx, station.id);
    await placeStaffSession(trx, hashToken(sessionToken), station.id);
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: isShared ? 'station-shared' : 'station-personal',
      subject: `station ${station.id}`,
      detail: { by: actor.by, name: kept },
      staff: actor.staff,
    });
    return made;
  });
}
