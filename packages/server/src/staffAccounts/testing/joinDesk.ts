import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { acceptStaffInvitation, openStaffInvitation } from '@formulary/rules/calls/desk/staffCalls';
import { Secret, TOTP } from 'otpauth';
import type { TestDesk } from '../../testing/openTestDesk.ts';
import type { TestShop } from '../../testing/openTestShop.ts';
import { inviteStaff } from '../people/inviteStaff.ts';

const PASSWORD = 'three plain words';
const STEP_MS = 30_000;
let counter = 0;

/** Somebody who accepted an invitation to the desk of a test shop. */
export interface Joined {
  readonly staffId: number;
  readonly email: string;
  readonly password: string;
  /** Token of the session that accepting began. */
  readonly token: string;
  readonly recoveryCodes: readonly string[];
  /** Key of the authenticator app, in base32. */
  readonly key: string;
  /** Returns the code that the authenticator app shows now, or some steps of 30 seconds from now. */
  readonly code: (steps?: number) => string;
}

/** Invites somebody as the command line does; returns the token of the mailed link. */
export async function inviteToDesk(
  { db, clock }: TestShop,
  role: StaffRole = 'superintendent',
): Promise<{ readonly staffId: number; readonly email: string; readonly invitation: string }> {
  counter += 1;
  const email = `new${counter}@formulary.test`;
  const office = { db, now: () => clock.now, deskUrl: () => 'https://desk.test' };
  const invited = { email, name: `Tomasz Nowak ${counter}`, role, actor: { by: 'priya' } };
  const staffId = await inviteStaff(office, invited);
  return { staffId, email, invitation: await lastInvitation({ db }, email) };
}

/** Returns the token in the link of the last mail to an address. */
export async function lastInvitation({ db }: Pick<TestShop, 'db'>, email: string): Promise<string> {
  const { text } = await db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = /https:\/\/desk\.test\/invitation\/([\w-]{43})\b/.exec(text)?.[1];
  if (token === undefined) throw new Error(`The mail has no invitation: ${text}`);
  return token;
}

/** Returns the codes that an app with this base32 key shows. */
export function authenticatorApp({ clock }: Pick<TestShop, 'clock'>, key: string): Joined['code'] {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  return (steps = 0) => totp.generate({ timestamp: +clock.now + steps * STEP_MS });
}

/** Invites somebody who accepts at once, and returns what they sign in with. */
export async function joinDesk(shop: TestShop, desk: TestDesk, role?: StaffRole): Promise<Joined> {
  const { staffId, email, invitation } = await inviteToDesk(shop, role);
  const opened = await desk.ask(openStaffInvitation, { body: { token: invitation } });
  const code = authenticatorApp(shop, opened.key);
  const body = { token: invitation, name: opened.name, password: PASSWORD, code: code() };
  const answer = await desk.send(acceptStaffInvitation, { body });
  const { recoveryCodes } = answer.json<{ recoveryCodes: readonly string[] }>();
  const token = deskCookieOf(answer);
  return { staffId, email, password: PASSWORD, token, recoveryCodes, key: opened.key, code };
}

/** Returns the session token that an answer sets. */
export function deskCookieOf(answer: {
  readonly headers: { readonly 'set-cookie'?: unknown };
}): string {
  const token = /^__Host-desk=([\w-]{43});/.exec(String(answer.headers['set-cookie']))?.[1];
  if (token === undefined) throw new Error('The answer sets no cookie of the desk');
  return token;
}
