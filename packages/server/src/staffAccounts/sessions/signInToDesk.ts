import { countSignIn } from '../../accounts/countSignIn.ts';
import { verifyPassword } from '../../accounts/passwords.ts';
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
import type { OpenStaffSession } from './createStaffSessions.ts';

/** Where a request of staff comes from. */
export interface StaffOrigin {
  readonly network: string;
  /** The browser's own name. */
  readonly device: string;
}

/** A password and, for accounts with a second factor, a code. */
interface Credentials {
  readonly password: string;
  readonly code?: string | undefined;
}

/** How somebody proved who they are, for the record. */
type Method = 'demo password' | 'password and code' | 'password and recovery code' | 'passkey';

/**
 * Signs in at the desk with password and code; returns the person and the token of a new session. Refuses with
 * 'desk-sign-in-failed' an unknown address, a wrong password and a wrong or used code, in the same words and, but for the
 * code, in the same time; a right password without a code with 'second-factor-required'; and too many attempts with
 * 'too-many-requests' (`countSignIn`). Production refuses demo accounts like unknown ones.
 */
export async function signInToDesk(
  accounts: StaffAccounts,
  {
    email,
    password,
    code,
    network,
    device,
  }: Credentials & StaffOrigin & { readonly email: string },
): Promise<{ readonly staffId: number; readonly token: string }> {
  const { db, now } = accounts;
  const proven = await countSignIn(
    db,
    {
      email: countedAs(email),
      network,
      refusal: 'desk-sign-in-failed',
      check: async () => {
        const found = await findStaffByEmail(db, email);
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
    const token = await beginStaffSession(trx, accounts, { account: current, method, device });
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
    device,
  }: {
    readonly account: Pick<StaffAccount, 'id' | 'name'>;
    readonly method: Method;
    readonly device: string;
  },
): Promise<string> {
  const at = now();
  await recordSignIn(trx, account.id, at);
  const actor = actorOf(account, device);
  const event = { action: 'staff-signed-in', staffId: account.id, actor, at } as const;
  await recordStaffEvent(trx, { ...event, detail: { method } });
  return sessions.begin(account.id, trx);
}

/**
 * Proves the person of a session again by password, and fully if a code comes with it; a demo account has none. Returns
 * whether they are fully proven. Refuses as `signInToDesk` does.
 */
export async function proveByPassword(
  accounts: StaffAccounts,
  session: OpenStaffSession,
  { password, code, network, device }: Credentials & StaffOrigin,
): Promise<boolean> {
  const { db, now } = accounts;
  const found = await findStaff(db, session.staffId);
  const { isProven } = await countSignIn(
    db,
    {
      email: countedAs(found?.email ?? ''),
      network,
      refusal: 'desk-sign-in-failed',
      check: async () => {
        const account = await withPassword(accounts, found, password);
        if (!account) return undefined;
        if (account.isDemo) return { isProven: true };
        if (code === undefined) return { isProven: false };
        const kind = await takeCode(accounts, { account, code, actor: actorOf(account, device) });
        return kind && { isProven: true };
      },
    },
    now(),
  );
  return isProven;
}

/** Attempts at the desk are counted apart from those of a customer with the same address. */
function countedAs(email: string): string {
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

function actorOf({ id, name }: Pick<StaffAccount, 'id' | 'name'>, device: string): StaffActor {
  return { by: name, staff: { staffId: id, permission: 'useDesk', device } };
}
