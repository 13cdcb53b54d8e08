import { beginPasskeyProof } from '@formulary/rules/calls/desk/deskSessionCalls';
import { beginDeskPasskey } from '@formulary/rules/calls/desk/deskPasskeyCalls';
import { openStaffInvitation } from '@formulary/rules/calls/desk/staffCalls';
import { addDays } from '@formulary/rules/dates/calendar';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { listDocuments, storeDocuments } from '../../accounts/documents/documents.queries.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { aPdf } from '../documents/aPdf.ts';
import { addPatient, addUser } from '../testData.queries.ts';
import { createAuthenticator } from '../../accounts/passkeys/testing/createAuthenticator.ts';
import { readStaffMember } from '../../staffAccounts/people/people.queries.ts';
import { readStaffPasskeys } from '../../staffAccounts/passkeys/staffPasskeys.queries.ts';
import { addTestPasskey } from '../../staffAccounts/testing/addTestPasskey.ts';
import { authenticatorApp, inviteToDesk, joinDesk } from '../../staffAccounts/testing/joinDesk.ts';
import type { TestDesk } from '../openTestDesk.ts';
import type { DeskCaller, DeskSample, DeskScene } from './DeskSample.ts';
import { ownAccountSamples } from './deskOwnAccountSamples.ts';
import { moneySamples, moneyVariants } from './deskMoneySamples.ts';
import { orderSamples, orderVariants } from './deskOrderSamples.ts';
import { messageSamples, prescriptionSamples } from './deskPrescriptionSamples.ts';
import { catalogueSamples } from './deskCatalogueSamples.ts';
import { importSamples, importVariants } from './deskImportSamples.ts';
import { synonymSamples } from './deskSynonymSamples.ts';
import { reportSamples } from './deskReportSamples.ts';
import { priceSamples } from './deskPriceSamples.ts';
import { settingSamples, settingVariants } from './deskSettingSamples.ts';
import { stockSamples } from './deskStockSamples.ts';

/**
 * Returns a valid sample request for every call of the desk, by the call's name. A call without one fails the access
 * matrix (contracts/deskCalls.test.ts).
 */
export function deskSamples(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  return {
    ...sessionSamples(scene),
    ...passkeySamples(scene),
    ...ownAccountSamples(scene),
    ...staffSamples(scene),
    ...todaySamples(scene),
    ...customerSamples(scene),
    ...orderSamples(scene),
    ...prescriptionSamples(scene),
    ...messageSamples(scene),
    ...moneySamples(scene),
    ...catalogueSamples(scene),
    ...importSamples(scene),
    ...priceSamples(scene),
    ...stockSamples(scene),
    ...reportSamples(scene),
    ...synonymSamples(scene),
    ...settingSamples(scene),
  };
}

/**
 * Returns more requests that a call accepts, which take another path through it than its sample. Their names begin with
 * the name of the call.
 */
export function deskVariants(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const decide = customerSamples(scene)['decideDeskCustomer'];
  return {
    'decideDeskCustomer who is declined': async (caller) => {
      const { body, ...sample } = { ...(await decide?.(caller)) };
      return { ...sample, body: { ...body, decision: 'decline' } };
    },
    ...orderVariants(scene),
    ...moneyVariants(scene),
    ...importVariants(scene),
    ...settingVariants(scene),
  };
}

const plain: DeskSample = async () => ({});

function todaySamples({ shop }: DeskScene): Readonly<Record<string, DeskSample>> {
  return {
    getToday: plain,
    takeNext: async () => {
      await addUser(shop.db, { account_state: 'verified', requested_at: shop.clock.now });
      return { body: {} };
    },
  };
}

const asked = { askedBy: 'The customer, by email', askedOn: '2026-06-01' };

function customerSamples({ shop }: DeskScene): Readonly<Record<string, DeskSample>> {
  const ofApplicant = async (path: string, body: object) => {
    const userId = await addUser(shop.db, { account_state: 'verified' });
    return { url: `/api/desk/customers/${userId}/${path}`, body: { ...body, version: 0 } };
  };
  const aPaper = async () => {
    const userId = await addUser(shop.db);
    const paper = { kind: 'certificate', mediaType: 'application/pdf' } as const;
    const document = { ...paper, originalName: 'certificate.pdf', content: aPdf() };
    await withTransaction(shop.db, (trx) =>
      storeDocuments(trx, userId, [document], shop.clock.now),
    );
    const [stored] = await listDocuments(shop.db, userId);
    return stored?.id;
  };
  return {
    listDeskCustomers: async () => ({ body: { filter: {} } }),
    countDeskCustomers: plain,
    exportDeskCustomers: async () => ({ body: { filter: {}, reason: 'For the inspection' } }),
    getDeskCustomer: async () => ({ url: `/api/desk/customers/${await addUser(shop.db)}` }),
    decideDeskCustomer: () => ofApplicant('decision', { decision: 'activate', reason: 'Seen' }),
    askDeskCustomer: () => ofApplicant('ask', { reason: 'The bill is too old' }),
    recordDeskRegisterCheck: () =>
      ofApplicant('register-checks', {
        register: 'NMC',
        number: '12A3456E',
        result: 'matches',
        nextOn: addDays(londonDay(shop.clock.now), 300),
      }),
    addDeskCustomerNote: async () => ({
      url: `/api/desk/customers/${await addUser(shop.db)}/notes`,
      body: { note: 'Rings on Mondays' },
    }),
    rectifyDeskCustomer: () =>
      ofApplicant('details', {
        firstName: 'Amara',
        lastName: 'Okafor-Reid',
        company: '',
        reason: 'Married',
      }),
    changeDeskCustomerEmail: () =>
      ofApplicant('email', { email: 'another@clinic.test', reason: 'Wrote from it' }),
    findDeskPatients: async () => ({ body: { search: 'Joan', birthDate: '1971-09-30' } }),
    copyDeskCustomerData: async () => ({
      url: `/api/desk/customers/${await addUser(shop.db)}/data-copy`,
      body: asked,
    }),
    copyDeskPatientData: async () => ({
      url: `/api/desk/patients/${await addPatient(shop.db, await addUser(shop.db))}/data-copy`,
      body: asked,
    }),
    noteDeskDataRequest: () => ofApplicant('data-request', asked),
    closeDeskDataRequest: () => ofApplicant('data-request/close', { reason: 'Withdrawn' }),
    eraseDeskCustomer: () => ofApplicant('erasure', { ...asked, reason: 'Left the profession' }),
    describeDeskPaper: async () => ({ url: `/api/desk/papers/${await aPaper()}/pages` }),
    openDeskPaper: async () => ({ url: `/api/desk/papers/${await aPaper()}?page=1` }),
  };
}

function sessionSamples({ shop, desk }: DeskScene): Readonly<Record<string, DeskSample>> {
  return {
    getDeskSession: plain,
    signInToDesk: async () => {
      const { email, password, code } = await joinDesk(shop, desk);
      return { body: { email, password, code: code(1) } };
    },
    signOutOfDesk: async ({ token }) => ({ token }),
    getDeskLock: async () => ({ token: (await joinDesk(shop, desk)).token }),
    lockDesk: plain,
    unlockDesk: async () => {
      const { token, password } = await joinDesk(shop, desk);
      return { token, body: { password } };
    },
    beginPasskeyProof: plain,
    signInWithPasskey: async () => {
      const { token } = await joinDesk(shop, desk);
      return { body: await touched(desk, token) };
    },
    unlockWithPasskey: async () => {
      const { token } = await joinDesk(shop, desk);
      return { token, body: await touched(desk, token) };
    },
    replaceRecoveryCodes: plain,
    look: async () => ({ body: { subject: 'order 31' } }),
  };
}

function passkeySamples({ shop, desk }: DeskScene): Readonly<Record<string, DeskSample>> {
  const newestPasskey = async ({ staffId, token }: DeskCaller) => {
    await addTestPasskey(desk, token);
    const [newest] = await readStaffPasskeys(shop.db, staffId);
    return newest?.id ?? 0;
  };
  return {
    listDeskPasskeys: plain,
    beginDeskPasskey: plain,
    addDeskPasskey: async ({ token }) => {
      const options = await desk.ask(beginDeskPasskey, { token });
      const response = createAuthenticator('https://desk.test').create(options);
      return { body: { name: 'Phone', response } };
    },
    renameDeskPasskey: async (caller) => ({
      body: { id: await newestPasskey(caller), name: 'Tablet' },
    }),
    removeDeskPasskey: async (caller) => ({
      url: `/api/desk/passkeys/${await newestPasskey(caller)}`,
    }),
  };
}

function staffSamples({ shop, desk }: DeskScene): Readonly<Record<string, DeskSample>> {
  let invited = 0;
  const changed = async (staffId: number, path: string, body: object) => {
    const { version } = await readStaffMember(shop.db, staffId);
    return { url: `/api/desk/staff/${staffId}/${path}`, body: { ...body, version } };
  };
  const opened = async () => {
    const { invitation: token } = await inviteToDesk(shop);
    return { token, ...(await desk.ask(openStaffInvitation, { body: { token } })) };
  };
  return {
    listStaff: plain,
    getStaffTimeline: async () => ({
      url: `/api/desk/staff/${(await inviteToDesk(shop)).staffId}`,
    }),
    inviteStaff: async () => {
      invited += 1;
      return { body: { email: `asked${invited}@formulary.test`, name: 'Ines', role: 'stock' } };
    },
    resendStaffInvitation: async () =>
      changed((await inviteToDesk(shop)).staffId, 'invitation', {}),
    changeStaffRole: async () =>
      changed((await joinDesk(shop, desk)).staffId, 'role', { role: 'auditor' }),
    endStaff: async () => changed((await joinDesk(shop, desk)).staffId, 'end', { reason: 'Left' }),
    resetStaff: async () =>
      changed((await joinDesk(shop, desk)).staffId, 'reset', { reason: 'Phone lost' }),
    openStaffInvitation: async () => ({ body: { token: (await inviteToDesk(shop)).invitation } }),
    acceptStaffInvitation: async () => {
      const { token, name, key } = await opened();
      const code = authenticatorApp(shop, key)();
      return { body: { token, name, password: 'three plain words', code } };
    },
  };
}

/** Adds a passkey to the account of a session and answers a new challenge with it. */
async function touched(desk: TestDesk, token: string): Promise<{ readonly response: string }> {
  const device = await addTestPasskey(desk, token);
  const options = await desk.ask(beginPasskeyProof);
  const { challenge } = JSON.parse(options) as { readonly challenge: string };
  return { response: device.sign(challenge) };
}
