import { staffCan, type StaffRole, staffRoles } from '@formulary/rules/accounts/staffPermissions';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import { openTestDesk, type TestDesk } from '../openTestDesk.ts';
import { openTestShop, type TestShop } from '../openTestShop.ts';
import { asSent, type DeskCaller, type DeskSample } from './DeskSample.ts';
import { deskSamples } from './deskSamples.ts';

/** A call of the desk, whatever it takes. */
export type AnyDeskCall = DeskCall<unknown, unknown, unknown, unknown>;

/** Every call of the desk, after its name, for tables of tests. */
export const everyDeskCall = (
  Object.values(deskCalls).flat() as unknown as readonly AnyDeskCall[]
).map((call) => [call.name, call] as const);

/** Those that are not GET: all that may change something. */
export const writingDeskCalls = everyDeskCall.filter(([, { method }]) => method !== 'GET');

const HOUR_MS = 3_600_000;

/** Returns a role that may make a call. */
export function roleFor({ access }: AnyDeskCall): StaffRole {
  const role = staffRoles.find((each) => access === 'open' || staffCan(each, access));
  if (!role) throw new Error(`Nobody has the permission ${access}`);
  return role;
}

/** A desk with a valid request for each of its calls. */
export interface EveryDeskCall {
  readonly shop: TestShop;
  readonly desk: TestDesk;
  readonly samples: Readonly<Record<string, DeskSample>>;
  /** Makes a valid request for a call with the records it needs; of the caller, unless the call is open. */
  readonly sampleFor: (
    call: AnyDeskCall,
    caller: DeskCaller,
    sample?: DeskSample,
  ) => Promise<ReturnType<typeof asSent> & { readonly token?: string }>;
  /** The same, and signs the caller in. */
  readonly prepared: (
    call: AnyDeskCall,
    sample?: DeskSample,
  ) => Promise<{
    readonly caller: Awaited<ReturnType<TestDesk['signedIn']>>;
    readonly request: Awaited<ReturnType<EveryDeskCall['sampleFor']>>;
  }>;
  /** Lets an hour pass, so that limits of attempts do not carry over. */
  readonly nextHour: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a test shop with its desk, and the samples of all calls of the desk; close it in `afterAll`. */
export async function openEveryDeskCall(): Promise<EveryDeskCall> {
  const shop = await openTestShop();
  const desk = await openTestDesk(shop);
  const samples = deskSamples({ shop, desk });
  const sampleFor: EveryDeskCall['sampleFor'] = async ({ name, access }, caller, sample) => {
    const make = sample ?? samples[name];
    if (!make) throw new Error(`${name} is missing in testing/calls/deskSamples.ts`);
    const request = asSent(await make(caller));
    return access === 'open' ? request : { token: caller.token, ...request };
  };
  return {
    shop,
    desk,
    samples,
    sampleFor,
    prepared: async (call, sample) => {
      const caller = await desk.signedIn(roleFor(call));
      return { caller, request: await sampleFor(call, caller, sample) };
    },
    nextHour: () => {
      shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
    },
    close: async () => {
      await desk.app.close();
      await shop.close();
    },
  };
}
