/** @module-tag every-call */
import { accountMoves, type AccountState } from '@formulary/rules/accounts/accountState';
import { can, needsSession } from '@formulary/rules/accounts/permissions';
import { allCalls } from '@formulary/rules/calls/allCalls';
import type { Call } from '@formulary/rules/calls/call';
import { getCart } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeDocuments } from '../accounts/documents/documents.queries.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { hashEmail } from '../accounts/signInAttempts.queries.ts';
import { poundsOf } from '../payments/worldpay/poundsOf.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { type ReviewDecision, reviewDecisions } from '../customers/reviewDecisions.ts';
import { readCommand } from '../staff/readCommand.ts';
import { runCommand } from '../staff/runCommand.ts';
import type { StaffCommand } from '../staff/StaffCommand.ts';
import { addFullAccount, type FullAccount } from '../testing/bystanders/addFullAccount.queries.ts';
import { ownership } from '../testing/bystanders/ownership.queries.ts';
import {
  changeInWords,
  changesBetween,
  affectsOnlyUser,
  type RowChange,
} from '../testing/bystanders/rowChanges.ts';
import { rowReader } from '../testing/bystanders/rowReader.queries.ts';
import { callSamples, type SampleRequest } from '../testing/calls/callSamples.ts';
import { registrationForm } from '../testing/calls/registrationForm.ts';
import { aPdf } from '../testing/documents/aPdf.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { removeOld } from '../testing/removeOld.ts';
import { holdsForTests, storageForTests } from '../testing/settingsForTests.ts';
import { addProduct, addUser, emailOf, stockOf } from '../testing/testData.queries.ts';

type AnyCall = Call<unknown, unknown, unknown, unknown>;
const calls = Object.values(allCalls).flat() as unknown as readonly AnyCall[];
const named = calls.map((call) => [call.name, call] as const);
const states = Object.keys(accountMoves) as readonly AccountState[];

const DAY_MS = 86_400_000;
const PASSWORD = 'correct horse battery';
/** Idempotency key of the bystanders' orders and the caller's: clients choose keys, and may choose the same. */
const SAME_KEY = 'first';
const ELSEWHERE = '198.51.100.20';

/**
 * Tables in which each call writes rows of its caller; a call without an entry fails, and so does one that writes
 * nothing.
 */
const written: Readonly<Record<string, readonly string[]>> = {
  register: [
    'account_documents',
    'account_tokens',
    'attempt_counters',
    'audit_events',
    'outbox',
    'users',
  ],
  signIn: ['sessions', 'sign_in_failures'],
  uploadDocuments: ['account_documents', 'account_tokens', 'attempt_counters', 'audit_events'],
  confirmEmail: ['account_tokens', 'attempt_counters', 'audit_events', 'users'],
  contactUs: ['attempt_counters', 'contact_messages', 'outbox'],
  forgotPassword: ['account_tokens', 'attempt_counters', 'audit_events', 'outbox'],
  resetPassword: [
    'account_tokens',
    'attempt_counters',
    'audit_events',
    'outbox',
    'sessions',
    'sign_in_failures',
    'users',
  ],
  signOut: ['sessions'],
  provePresence: ['sessions', 'sign_in_failures'],
  getProfile: [],
  updateProfile: ['audit_events', 'users'],
  listCategories: [],
  listSubCategories: [],
  countProducts: [],
  getProductFacets: [],
  getPublicProductFacets: [],
  readSearch: [],
  listProducts: [],
  listPublicProducts: [],
  getProduct: [],
  getPublicProduct: [],
  matchProducts: [],
  listHandovers: [],
  answerHandover: ['audit_events', 'prescription_handovers'],
  listStockRequests: [],
  addStockRequest: ['stock_requests'],
  removeStockRequest: ['stock_requests'],
  getCart: [],
  addCartLine: ['cart_lines', 'carts'],
  addCartLines: ['cart_lines', 'carts', 'idempotency_keys'],
  updateCartLine: ['cart_lines', 'carts'],
  removeCartLine: ['cart_lines', 'carts'],
  clearCart: ['cart_lines', 'cart_prescription_items', 'cart_prescriptions', 'carts'],
  clearCartPrescriptions: ['cart_prescription_items', 'cart_prescriptions', 'carts'],
  addCartPrescription: ['cart_prescriptions', 'carts'],
  setPrescriptionPatient: ['cart_prescriptions', 'carts'],
  setPrescriptionsPrescriber: ['carts'],
  setPrescribedQuantity: ['cart_prescription_items', 'carts'],
  setAllocation: ['cart_prescription_items', 'carts'],
  prescribeCart: ['cart_prescription_items', 'cart_prescriptions', 'carts', 'idempotency_keys'],
  listPreOrderPrescriptions: [],
  addPreOrderPrescription: ['cart_prescriptions', 'carts'],
  deletePreOrderPrescription: ['cart_prescriptions', 'carts'],
  countPrescribed: [],
  listPrescriptions: [],
  countPrescriptions: [],
  getPrescription: [],
  describeConfirmation: ['attempt_counters'],
  verifySignature: [
    'attempt_counters',
    'audit_events',
    'prescription_events',
    'prescriptions',
    'signature_confirmations',
  ],
  resendConfirmation: [
    'attempt_counters',
    'outbox',
    'prescription_events',
    'signature_confirmations',
  ],
  logPrescriptionLoad: ['attempt_counters'],
  beginSigning: [],
  signPrescription: [
    'attempt_counters',
    'audit_events',
    'prescription_events',
    'prescription_signatures',
    'prescriptions',
    'report_news',
  ],
  getResource: [],
  getPrescriptionPdf: ['attempt_counters'],
  getInvoicePdf: [],
  checkPrescription: ['attempt_counters'],
  verifyPrescription: ['prescription_events', 'prescription_items', 'prescriptions'],
  rejectPrescription: ['prescription_events', 'prescriptions'],
  giveUpPrescription: ['order_lines', 'prescription_events', 'prescriptions'],
  correctPrescription: ['prescription_events', 'prescription_items', 'prescriptions'],
  nudgePrescriber: ['prescriptions'],
  favouriteDirections: [],
  listDeliveryOptions: [],
  createOrder: [
    'audit_events',
    'cart_lines',
    'cart_prescription_items',
    'cart_prescriptions',
    'carts',
    'idempotency_keys',
    'order_lines',
    'orders',
    'outbox',
    'stock_movements',
  ],
  countOrders: [],
  listPasskeys: [],
  beginPasskey: ['passkey_challenges'],
  addPasskey: ['audit_events', 'outbox', 'passkey_challenges', 'passkeys'],
  renamePasskey: ['audit_events', 'passkeys'],
  removePasskey: ['audit_events', 'outbox', 'passkeys'],
  listPatients: [],
  findPatients: [],
  countPatients: [],
  findLikelyPatients: [],
  getPatient: [],
  savePatient: ['audit_events', 'idempotency_keys', 'patients'],
  listOrders: [],
  getOrder: [],
  countWaiting: [],
  listBoughtOffers: [],
  listBoughtLately: [],
  getOrderTimeline: [],
  listPrescribers: [],
  listMyPrescribers: [],
  addOrInvitePrescriber: ['attempt_counters', 'audit_events', 'prescriber_links'],
  resendInvite: ['attempt_counters', 'audit_events', 'prescriber_links'],
  listInvitations: [],
  openInvitation: ['attempt_counters'],
  askForInvitation: ['attempt_counters', 'audit_events', 'outbox'],
  countMyPractitioners: [],
  listMyPractitioners: [],
  answerLinkRequest: ['audit_events', 'prescriber_links'],
  endLink: ['audit_events', 'prescriber_links'],
  listPaymentModes: [],
  startPayment: [],
  buyAgain: ['cart_lines', 'carts'],
  listLists: [],
  getUsualOrder: [],
  getList: [],
  createList: ['idempotency_keys', 'product_list_lines', 'product_lists'],
  renameList: ['product_lists'],
  setListLines: ['product_list_lines', 'product_lists'],
  addListLines: ['product_list_lines', 'product_lists'],
  removeList: ['product_list_lines', 'product_lists'],
  resetUsualOrder: ['product_list_lines', 'product_lists'],
};

let shop: TestShop;
let readAllRows: ReturnType<typeof rowReader>;
let productIds: readonly number[];
let prescriberId: number;
let passwordHash: string;
let bystanders: readonly FullAccount[];
/** Address that the caller shares with a bystander; separate for each test, so that rate limits do not carry over. */
let clinic: string;
let clinics = 0;
beforeAll(async () => {
  shop = await openTestShop();
  readAllRows = rowReader(shop.db);
  const { db, clock } = shop;
  const aProduct = () => addProduct(db, { in_stock: 10_000 });
  passwordHash = await hashPassword(PASSWORD);
  prescriberId = await addUser(db, { is_prescriber: true, claims_prescriber: true });
  productIds = [await aProduct(), await aProduct(), await aProduct()];
  clinic = ELSEWHERE;
  const others: FullAccount[] = [await addAccount('active', SAME_KEY)];
  for (const state of states) others.push(await addAccount(state, SAME_KEY));
  bystanders = others;
  for (const { email } of bystanders) {
    const limit = { kind: 'forgot-password', key: email, most: 3, perMs: DAY_MS };
    await takeAttempt(db, limit, clock.now);
  }
});
beforeEach(async () => {
  clinic = `192.0.2.${(clinics += 1)}`;
  const account = hashEmail(bystanders[0]?.email ?? '');
  const failure = {
    account,
    address: clinic,
    failed_at: shop.clock.now,
    is_judged: true,
  };
  await shop.db.insertInto('sign_in_failures').values(failure).execute();
});
afterAll(() => shop.close());

/** Adds an account, which must not change other accounts' rows: later calls could not reveal damage done here. */
async function addAccount(
  state: AccountState,
  idempotencyKey = 'earlier',
  isPrescriber = false,
): Promise<FullAccount> {
  const addresses = ['203.0.113.30', clinic];
  const account = {
    productIds,
    prescriberId,
    passwordHash,
    addresses,
    state,
    idempotencyKey,
    isPrescriber,
  };
  const before = await readAllRows();
  const added = await addFullAccount({ shop, ...account });
  const changes = changesBetween(before, await readAllRows());
  const ofOthers = changes.filter(({ table }) => 'owners' in (ownership[table] ?? {}));
  expect(strays(ofOthers, added.userId)).toEqual([]);
  return added;
}

/** Returns the row changes in all tables during some work. */
async function changesOf(work: () => Promise<unknown>): Promise<readonly RowChange[]> {
  const before = await readAllRows();
  await work();
  return changesBetween(before, await readAllRows());
}

/** Formats the changes that are not the user's own. */
function strays(changes: readonly RowChange[], userId: number): readonly string[] {
  return changes.filter((change) => !affectsOnlyUser(change, userId)).map(changeInWords);
}

function tablesOf(changes: readonly RowChange[], userId: number): readonly string[] {
  const own = changes.filter((change) => affectsOnlyUser(change, userId));
  return [...new Set(own.map(({ table }) => table))].toSorted();
}

async function send(call: AnyCall, request: SampleRequest, token?: string): Promise<void> {
  const { url = call.path, headers = {}, payload } = request;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await shop.app.inject({
    method: call.method,
    url,
    remoteAddress: clinic,
    headers: { 'idempotency-key': SAME_KEY, ...headers, ...authorization },
    ...(payload === undefined ? {} : { payload }),
  });
  expect([answer.statusCode, answer.body]).toEqual([call.status, expect.any(String)]);
}

/** Matches the change of one mail queued for a user. */
function aMailTo(userId: number): unknown {
  return expect.stringMatching(new RegExp(`^outbox \\[\\d+\\] of user ${userId}: added$`));
}

/** Returns the account added between two readings. */
function newcomer(changes: readonly RowChange[]): number {
  const added = changes.filter(({ table, before }) => table === 'users' && before === undefined);
  expect(added).toHaveLength(1);
  return added[0]?.after?.owners?.[0] ?? 0;
}

/** Formats the stock changes of ordering a cart. */
async function stockTaken(token: string): Promise<readonly string[]> {
  const words: string[] = [];
  for (const { productId, quantity } of await shop.ask(getCart, { token })) {
    const inStock = await stockOf(shop.db, productId);
    words.push(`products [${productId}]: in_stock ${inStock} → ${inStock - quantity}`);
  }
  return words.toSorted();
}

describe('ownership', () => {
  test('is declared for every table, and for no other', async () => {
    const { rows } = await shop.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')`,
    );
    expect(new Set(Object.keys(ownership))).toEqual(new Set(rows.map(({ name }) => name)));
  });

  test('has a bystander in every table with owners', async () => {
    const rows = [...(await readAllRows()).values()];
    for (const [table, declared] of Object.entries(ownership)) {
      const there = rows.filter((row) => row.table === table);
      const owners = new Set(there.flatMap((row) => row.owners ?? []));
      const missing = bystanders.filter(({ userId }) => !owners.has(userId));
      expect([table, 'owners' in declared ? missing : []]).toEqual([table, []]);
      expect([table, 'unnamed' in declared ? there.length > 0 : true]).toEqual([table, true]);
    }
  });
});

describe('a foreign row', () => {
  const rename = "update users set first_name = 'Bola' where id = $1";
  test.each([
    ['changed', rename, 'first_name Amara → Bola'],
    ['written again as it was', 'update users set city = city where id = $1', 'written again'],
    ['removed', 'delete from sessions where user_id = $1', 'removed'],
    [
      'added',
      'insert into carts (user_id, version) select id, 1 from users where id = $1 + 1',
      'added',
    ],
  ])('is reported when it is %s', async (_what, statement, words) => {
    const { userId } = await addAccount('active');
    await addUser(shop.db);
    const changes = await changesOf(() => shop.database.pool.query(statement, [userId]));
    expect(strays(changes, bystanders[0]?.userId ?? 0)).toEqual([expect.stringContaining(words)]);
    expect(strays(changes, userId)).toHaveLength(words === 'added' ? 1 : 0);
  });

  test('is reported when the caller takes it over', async () => {
    const [caller, other] = [await addAccount('active'), await addAccount('active')];
    const theft = 'update sessions set user_id = $1 where user_id = $2';
    const changes = await changesOf(() =>
      shop.database.pool.query(theft, [caller.userId, other.userId]),
    );
    expect(strays(changes, caller.userId)).toHaveLength(1);
  });
});

describe('a call', () => {
  test('is declared with its written tables, and no other name is', () => {
    expect(new Set(Object.keys(written))).toEqual(new Set(calls.map(({ name }) => name)));
  });

  test.each(named)(
    '%s writes only its declared rows of the caller and a mail to their partner',
    async (name, call) => {
      const caller = await addAccount('active', 'earlier', !can('practitioner', call.access));
      const samples = callSamples({
        shop,
        productId: productIds[0] ?? 0,
        orderId: caller.orderId,
        placeOrder: async (paymentMode) => {
          const { token } = caller;
          const lines = await shop.ask(getCart, { token });
          const body = orderBody(lines, { paymentMode });
          return (await shop.ask(createOrder, { token, body })).id;
        },
        patientId: caller.patientId,
        account: { ...caller, password: PASSWORD },
        addAccount: async (state) => (await addAccount(state)).userId,
      });
      const sample = await samples[name]?.(caller);
      if (!sample) throw new Error(`${name} is missing in testing/callSamples.ts`);
      const ofShop = name === 'createOrder' ? await stockTaken(caller.token) : [];
      const toPharmacy = name === 'contactUs' ? [/^outbox \[\d+\]: added$/] : [];
      const isSignedIn = needsSession(call.access);
      const changes = await changesOf(() =>
        send(call, sample, isSignedIn ? caller.token : undefined),
      );
      const isNew = name === 'register';
      const userId = isNew ? newcomer(changes) : (sample.userId ?? caller.userId);
      const told = sample.partnerId === undefined ? [] : [aMailTo(sample.partnerId)];
      expect(strays(changes, userId)).toEqual([
        ...ofShop,
        ...toPharmacy.map((words) => expect.stringMatching(words) as unknown),
        ...told,
      ]);
      expect(tablesOf(changes, userId)).toEqual(written[name]);
    },
  );

  test("that fails to sign in only writes the account's failure", async () => {
    const { userId, email } = await addAccount('active');
    const payload = { user_email: email, user_password: 'a guess' };
    const changes = await changesOf(() =>
      shop.app.inject({ method: 'POST', url: '/api/users/login', remoteAddress: clinic, payload }),
    );
    expect(strays(changes, userId)).toEqual([]);
    expect(tablesOf(changes, userId)).toContain('sign_in_failures');
  });

  test('that registers an existing address only writes a mail to its owner', async () => {
    const { userId, email } = await addAccount('active');
    const form = registrationForm({ email });
    const changes = await changesOf(() =>
      shop.app.inject({ method: 'POST', url: '/api/users', remoteAddress: clinic, ...form }),
    );
    expect(strays(changes, userId)).toEqual([]);
    expect(tablesOf(changes, userId)).toEqual(['attempt_counters', 'outbox']);
  });
});

function command(given: Exclude<StaffCommand, { readonly kind: 'help' }>): Promise<string> {
  const context = { db: shop.db, now: shop.clock.now, user: () => 'priya' };
  return runCommand(given, {
    ...context,
    holds: holdsForTests,
    daysToSign: 14,
    shopUrl: () => 'https://shop.test',
    deskUrl: () => 'https://desk.test',
    certificates: new Map(),
    trust: () => shop.trust,
    ledger: () => shop.ledger,
    unconfirmedLimits: storageForTests,
  });
}

const PRICE = ['price', '--item', '1', '--price', '1.00'];
const CANCEL = ['cancel', '--reason', 'Not wanted', '--refund', 'The penny, by transfer'];
/** A part of the payment, besides the one of every order. */
const PART = ['(paid in part)'];
/** Preconditions: the prescriber's signature arrives on paper, or a payment after the cancellation. */
const SIGN = ['(signed)'];
const DUE = ['(paid late)'];
const MADE_UP = [
  'prescription_documents',
  'signature_confirmations',
  'passkey_signatures',
  'prescription_signatures',
];

function commandIn(words: readonly string[]): Parameters<typeof command>[0] {
  const read = readCommand(words);
  if (read.kind === 'help') throw new Error('That is help');
  return read;
}

/** Runs a staff command on the order of an account; the amount is the open transfer, or a penny of it. */
async function aboutOrder(
  { orderId }: FullAccount,
  [verb = '', ...options]: readonly string[],
): Promise<void> {
  const { db, database, clock } = shop;
  const of = [orderId, clock.now];
  if (verb === SIGN[0]) {
    const ordered = db.selectFrom('prescriptions').select('id').where('order_id', '=', orderId);
    for (const { id } of await ordered.execute()) {
      // An order is sent only if its prescriptions are valid, so remove the account's made-up signatures.
      for (const table of MADE_UP)
        await database.pool.query(`alter table ${table} disable trigger user;
          delete from ${table} where prescription_id = ${id}; alter table ${table} enable trigger user`);
      await command(commandIn(['prescriptions', 'received', String(id)]));
    }
    return;
  }
  if (verb === DUE[0]) {
    await database.pool.query(
      `insert into payments (order_id, mode, reference, outcome, effect, amount_mills, currency, settled_at, event_id,
         refund_due_at)
       select $1, 'bankTransfer', 'late', 'paid', 'surplus', amount_mills, 'GBP', $2,
         (select max(id) from audit_events where subject = 'order ' || $1::integer), $2
       from orders where id = $1`,
      of,
    );
    return;
  }
  const { rows } = await database.pool.query<{ due: number }>(
    `select (amount_mills - (select sum(amount_mills) from payments where order_id = $1 and effect = 'part'))::float8
       as due from orders where id = $1`,
    [orderId],
  );
  const isPart = verb === PART[0];
  const pay = (mills = 0) => ['--amount', poundsOf(mills), '--reference', `FP ${orderId} ${mills}`];
  const paid = isPart ? pay(10) : verb === 'paid' ? pay(rows[0]?.due) : [];
  const words = [isPart ? 'paid' : verb, String(orderId), ...options, ...paid];
  await command(commandIn(['orders', ...words]));
}

describe('a staff command', () => {
  test.each(Object.keys(reviewDecisions) as readonly ReviewDecision[])(
    '%s writes only rows of the named account',
    async (decision) => {
      const { userId } = await addAccount(reviewDecisions[decision].from[0]);
      const review = { kind: 'review', userId, decision, reason: 'Because', by: 'priya' } as const;
      const changes = await changesOf(() => command(review));
      expect(strays(changes, userId)).toEqual([]);
      expect(tablesOf(changes, userId)).toEqual(
        expect.arrayContaining([
          'audit_events',
          'outbox',
          ...(decision === 'ask' ? [] : ['users']),
        ]),
      );
    },
  );

  test.each<readonly [string, (of: FullAccount) => Parameters<typeof command>[0]]>([
    ['listing accounts', () => ({ kind: 'list-accounts', state: 'active' })],
    ['showing one', ({ userId }) => ({ kind: 'show-account', userId, documentsFolder: undefined })],
    ['listing mail', () => ({ kind: 'list-mail' })],
    ['showing the storage', () => ({ kind: 'show-storage' })],
  ])('%s writes nothing', async (_what, commandOf) => {
    const account = await addAccount('active');
    const changes = await changesOf(() => command(commandOf(account)));
    expect(changes.map(changeInWords)).toEqual([]);
  });

  test.each<readonly [readonly string[], readonly (readonly string[])[], readonly string[]]>([
    [PRICE, [], ['audit_events', 'order_lines', 'orders']],
    [PART, [PRICE], ['audit_events', 'orders', 'outbox', 'payments']],
    [['dispatch'], [PRICE, ['paid'], SIGN], ['audit_events', 'orders', 'outbox']],
    [['deliver'], [PRICE, ['paid'], SIGN, ['dispatch']], ['audit_events', 'orders']],
    [
      ['refunded', '--note', 'By transfer'],
      [CANCEL, DUE],
      ['audit_events', 'payments'],
    ],
    [['unflag', '--note', 'A care home'], [], ['audit_events', 'order_flags']],
  ])('orders %j writes only rows of the named order', async (words, earlier, tables) => {
    const account = await addAccount('active');
    for (const each of earlier) await aboutOrder(account, each);
    const changes = await changesOf(() => aboutOrder(account, words));
    expect(strays(changes, account.userId)).toEqual([]);
    expect(tablesOf(changes, account.userId)).toEqual(expect.arrayContaining([...tables]));
  });

  test('orders paid writes rows of the named order, and counts its invoice', async () => {
    const account = await addAccount('active');
    await aboutOrder(account, PRICE);
    const { last } = await shop.db
      .selectFrom('invoice_series')
      .select('last')
      .where('kind', '=', 'Invoice')
      .executeTakeFirstOrThrow();
    const changes = await changesOf(() => aboutOrder(account, ['paid']));
    expect(strays(changes, account.userId)).toEqual([
      `invoice_series ["Invoice"]: last ${last} → ${last + 1}`,
    ]);
    expect(tablesOf(changes, account.userId)).toEqual(
      expect.arrayContaining(['audit_events', 'invoices', 'orders', 'outbox', 'payments']),
    );
  });

  test('orders cancel returns only the stock of the named order', async () => {
    const account = await addAccount('active');
    const [productId = 0] = productIds;
    const inStock = await stockOf(shop.db, productId);
    const changes = await changesOf(() => aboutOrder(account, CANCEL));
    expect(strays(changes, account.userId)).toEqual([
      `products [${productId}]: in_stock ${inStock} → ${inStock + 2}`,
    ]);
    expect(tablesOf(changes, account.userId)).toEqual(
      expect.arrayContaining(['audit_events', 'orders', 'outbox', 'payments', 'stock_movements']),
    );
  });

  test.each([
    [['orders']],
    [['orders', 'flagged']],
    [['orders', '--waiting', 'payment']],
    [['orders', 'show', 'ORDER']],
  ])('%j writes nothing', async (words) => {
    const { orderId } = await addAccount('active');
    const given = words.map((word) => (word === 'ORDER' ? String(orderId) : word));
    const changes = await changesOf(() => command(commandIn(given)));
    expect(changes.map(changeInWords)).toEqual([]);
  });

  test('that resends a mail only writes that mail and its owner', async () => {
    const { userId, mailId } = await addAccount('active');
    const retry = { kind: 'retry-mail', mailId, by: 'priya' } as const;
    const changes = await changesOf(() => command(retry));
    expect(strays(changes, userId)).toEqual([]);
    expect(changes.map(({ table, after }) => [table, after?.key])).toEqual([
      ['audit_events', expect.any(String)],
      ['outbox', `[${mailId}]`],
    ]);
  });

  test('that resends all mail only writes abandoned ones', async () => {
    await addAccount('active');
    const givenUp = [...(await readAllRows()).values()].filter(
      ({ table, contents }) => table === 'outbox' && !contents.includes('"given_up_at":null'),
    );
    expect(givenUp.length).toBeGreaterThan(0);
    const changes = await changesOf(() =>
      command({ kind: 'retry-mail', mailId: 'all', by: 'priya' }),
    );
    const mails = changes.filter(({ table }) => table === 'outbox');
    expect(new Set(mails.map(({ after }) => after?.key))).toEqual(
      new Set(givenUp.map(({ key }) => key)),
    );
    expect(mails).toHaveLength(givenUp.length);
    const others = changes.filter((change) => !mails.includes(change));
    expect(new Set(others.map(({ table }) => table))).toEqual(new Set(['audit_events']));
    expect(others).toHaveLength(givenUp.length);
  });
});

test("the hourly removal deletes a registration that is too old, and no other user's rows", async () => {
  const { db, clock } = shop;
  const longAgo = new Date(+clock.now - 400 * DAY_MS);
  const register = async (requestedAt: Date): Promise<number> => {
    const userId = await addUser(db, { account_state: 'registered', requested_at: requestedAt });
    const recipient = await emailOf(db, userId);
    const document = { mediaType: 'application/pdf', originalName: 'passport.pdf' } as const;
    const documents = [{ ...document, kind: 'passportOrLicence' as const, content: aPdf() }];
    await withTransaction(db, async (trx) => {
      await storeDocuments(trx, userId, documents, requestedAt);
      await queueMail(trx, { recipient, subject: 'Please confirm', text: 'Please' });
    });
    return userId;
  };
  await register(clock.now);
  const old = await register(longAgo);
  const changes = await changesOf(() => removeOld(db, clock.now));
  expect(strays(changes, old)).toEqual([]);
  expect(tablesOf(changes, old)).toEqual(['account_documents', 'audit_events', 'outbox', 'users']);
});
