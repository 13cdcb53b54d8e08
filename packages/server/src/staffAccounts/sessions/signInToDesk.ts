import { countSignIn } from '../../accounts/countSignIn.ts';
import { verifyPassword } from '../../accounts/passwords.ts';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { type StaffActor, recordStaffEvent } from '../recordStaffEvent.ts';
import { takeCode } from '../secondFactor/takeCode.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import {
  type StaffAccount,
  findStaff,
  findStaffByEmail,
  lockStaff,
  recordSignIn,
} from '../staffAccounts.queries.ts';
import { readStation } from '../stations/setStation.ts';
import { recordStationUse, findStation } from '../stations/stations.queries.ts';
import type { OpenStaffSession } from './createStaffSessions.ts';
import type { StaffOrigin } from './StaffOrigin.ts';

/** A password and, for accounts with a second factor, a code. */
interface Credentials {
  readonly password: string;
  readonly code?: string | undefined;
}

/** How somebody proved who they are, for the record. */
export type Method =
  | 'demo password'
  | 'password'
  | 'password and code'
  | 'password and recovery code'
  | 'passkey';

/** A session that began. */
interface Begun {
  readonly staffId: number;
  readonly token: string;
}

/**
 * Signs in at the desk with password and code; returns the person and the token of a new session. Refuses with
 * 'desk-sign-in-failed' an unknown address, a wrong password and a wrong or used code, in the same words and, but for the
 * code, in the same time; a right password without a code with 'second-factor-required'; and too many attempts with
 * 'too-many-requests' (`countSignIn`). Production refuses demo accounts like unknown ones.
 */
export function signInToDesk(
  accounts: StaffAccounts,
  { email, ...given }: Credentials & StaffOrigin & { readonly email: string },
): Promise<Begun> {
  const find = () => findStaffByEmail(accounts.db, email);
  return signInAs(accounts, { ...given, counted: email, find });
}

/**
 * Signs in somebody whom a shared station names, as `signInToDesk` does. Refuses anybody else with
 * 'desk-sign-in-failed', in the same words and time.
 */
export async function signInAtStation(
  accounts: StaffAccounts,
  { personId, ...given }: Credentials & StaffOrigin & { readonly personId: number },
): Promise<Begun> {
  const { db, now } = accounts;
  const { people } = await readStation(db, given.station, now());
  const isNamed = people.some(({ id }) => id === personId);
  const person = isNamed ? await findStaff(db, personId) : undefined;
  const counted = person?.email ?? `person ${personId}`;
  return signInAs(accounts, { ...given, counted, find: async () => person });
}

/** Who signs in, and how attempts of theirs are counted. */
interface Claimed extends Credentials, StaffOrigin {
  readonly counted: string;
  readonly find: () => Promise<StaffAccount | undefined>;
}

async function signInAs(
  accounts: StaffAccounts,
  { counted, find, password, code, ...origin }: Claimed,
): Promise<Begun> {
  const { db, now } = accounts;
  const { device, network } = origin;
  const proven = await countSignIn(
    db,
    {
      email: countedAs(counted),
      network,
      refusal: 'desk-sign-in-failed',
      check: async () => {
        const found = await find();
        const account = await withPassword(accounts, found, password);
        if (!account) return undefined;
        if (account.isDemo) return { account, method: 'demo password' as const };
        if (code === undefined) throw new Refused('second-factor-required');
        const kind = await takeCode(accounts, { account, code, actor: actorOf(account, device) });
        return kind && { account, method: `password and ${kind}` as const };
      },
    },
    now(),
  );
  return withTransaction(db, async (trx) => {
    const { account, method } = proven;
    const [current] = await lockStaff(trx, [account.id]);
    const isSame = current?.state === 'active' && current.passwordHash === account.passwordHash;
    if (!isSame) throw new Refused('desk-sign-in-failed');
    const token = await beginStaffSession(trx, accounts, { account: current, method, origin });
    return { staffId: account.id, token };
  });
}

/** Begins a session of a locked account, and records how and on which device. Returns its token. */
export async function beginStaffSession(
  trx: Trx,
  { sessions, now }: StaffAccounts,
  {
    account,
    method,
    origin: { device, network, station: token },
  }: {
    readonly account: Pick<StaffAccount, 'id' | 'name'>;
    readonly method: Method;
    readonly origin: StaffOrigin;
  },
): Promise<string> {
  const at = now();
  const staffId = account.id;
  await recordSignIn(trx, staffId, at);
  const actor = actorOf(account, device);
  const event = { action: 'staff-signed-in', staffId, actor, at } as const;
  await recordStaffEvent(trx, { ...event, detail: { method } });
  const station = token === undefined ? undefined : await findStation(trx, hashToken(token));
  if (station?.isShared) await recordStationUse(trx, { stationId: station.id, staffId, now: at });
  return sessions.begin(staffId, { within: trx, device, network, stationId: station?.id });
}

/**
 * Proves the person of a session again by password, and fully if a code comes with it; a demo account has none. Returns
 * how, and whether they are fully proven. Refuses as `signInToDesk` does.
 */
export async function proveByPassword(
  accounts: StaffAccounts,
  session: Pick<OpenStaffSession, 'staffId'>,
  { password, code, network, device }: Credentials & StaffOrigin,
): Promise<{ readonly isProven: boolean; readonly method: Method }> {
  const { db, now } = accounts;
  const found = await findStaff(db, session.staffId);
  return countSignIn(
    db,
    {
      email: countedAs(found?.email ?? ''),
      network,
      refusal: 'desk-sign-in-failed',
      check: async () => {
        const account = await withPassword(accounts, found, password);
        if (!account) return undefined;
        if (account.isDemo) return { isProven: true, method: 'demo password' as const };
        if (code === undefined) return { isProven: false, method: 'password' as const };
        const kind = await takeCode(accounts, { account, code, actor: actorOf(account, device) });
        return kind && { isProven: true, method: `password and ${kind}` as const };
      },
    },
    now(),
  );
}

/** Attempts at the desk are counted apart from those of a customer with the same address. */
export function countedAs(email: string): string {
  return `desk ${email}`;
}

/** Returns an account that may sign in if the password is its own; takes as long without an account. */
async function withPassword(
  { isProduction }: StaffAccounts,
  account: StaffAccount | undefined,
  password: string,
): Promise<StaffAccount | undefined> {
  const isRight = await verifyPassword(password, account?.passwordHash ?? undefined);
  const isAdmitted = account?.state === 'active' && !(account.isDemo && isProduction);
  return isRight && isAdmitted ? account : undefined;
}

/** Returns somebody who acts on their own account. */
export function actorOf(
  { id, name }: Pick<StaffAccount, 'id' | 'name'>,
  device: string,
): StaffActor {
  return { by: name, staff: { staffId: id, permission: 'useDesk', device } };
}
