import { randomBytes } from 'node:crypto';
import type { AccountState } from '@formulary/rules/accounts/accountState';
import { addCartLine, getCart, removeCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { addListLines, createList } from '@formulary/rules/calls/listCalls';
import { signPrescription, verifyPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { addStockRequest } from '@formulary/rules/calls/stockRequestCalls';
import { addPreOrderPrescription } from '@formulary/rules/calls/preOrderCalls';
import type { LinkState } from '@formulary/rules/partners/linkState';
import { readProfile } from '../../accounts/users.queries.ts';
import { hashToken, issueToken } from '../../accounts/tokens/accountTokens.ts';
import { storeInvitation } from '../../partners/invitations.queries.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { beginPasskey } from '../../accounts/passkeys/beginPasskey.ts';
import { addPasskey } from '../../accounts/passkeys/passkeys.service.ts';
import { createAuthenticator } from '../../accounts/passkeys/testing/createAuthenticator.ts';
import type { TokenPurpose } from '../../accounts/tokens/accountTokens.queries.ts';
import { recordOrdered } from '../../prescriptions/events/recordOrdered.ts';
import { readPrescription } from '../../prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../../prescriptions/prescriptions.rows.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { lockUnmailed } from '../../signing/confirmations.queries.ts';
import { mailConfirmations } from '../../signing/mailConfirmations.ts';
import { multipartOf } from './multipartOf.ts';
import type { TestShop } from '../openTestShop.ts';
import { addInvoice } from '../orders/addInvoice.ts';
import { addStaff } from '../staffData.queries.ts';
import { aSignature } from '../signing/aSignature.ts';
import { signingForm } from './signingForm.ts';
import { orderBody } from '../orders/orderBody.ts';
import { documentPart, registrationForm } from './registrationForm.ts';
import { markVerified } from '../signing/markVerified.ts';
import {
  addLink,
  addPatient,
  addPrescriptionByHand,
  addProduct,
  addSession,
  addUser,
  emailOf,
  userOf,
} from '../testData.queries.ts';

const HOUR_MS = 3_600_000;

/** A valid request of a call, ready to send. */
export interface SampleRequest {
  readonly url?: string;
  readonly payload?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Affected account, if it existed before and is not the caller's. */
  readonly userId?: number;
  /** The caller's linked partner, who gets a mail about the change. */
  readonly partnerId?: number;
}

/** Creates a valid request of one call for a permitted user, and first the data it needs. */
export type CallSample = (caller: {
  readonly token: string;
}) => Promise<SampleRequest> | SampleRequest;

/** The records that samples refer to. */
export interface SampleScene {
  readonly shop: TestShop;
  readonly productId: number;
  /** An order that only its user may see. */
  readonly orderId: number;
  /** Places an order of that user. */
  readonly placeOrder: (paymentMode: 'card' | 'bankTransfer') => Promise<number>;
  /** A patient of the same user. */
  readonly patientId: number;
  /** An active account that can sign in. */
  readonly account: { readonly userId: number; readonly email: string; readonly password: string };
  /** Adds an account for calls that name one by a token or an address; an empty one by default. */
  readonly addAccount?: (state: AccountState) => Promise<number>;
}

/** Creates a valid request for every call, by the call's name; a call without one fails the access matrix. */
export function callSamples(scene: SampleScene): Readonly<Record<string, CallSample>> {
  const { shop, productId, orderId, patientId, placeOrder, account } = scene;
  const { addAccount = (state) => addUser(shop.db, { account_state: state }) } = scene;
  const line = { product_fk: productId, cart_quantity: 4, cart_req_prescription: false };
  const listLine = { product_pk: productId, list_quantity: 2, cart_req_prescription: false };
  const query = { category_fk: 0, search_term: 'product', isInStock: true };
  const list = { query: { ...query, excludeIds: [2_000_000_000] }, page: { limit: 12, skip: 0 } };

  const filled = async ({ token }: { readonly token: string }) => {
    // Removes line by line, to keep the cart's prescriptions.
    for (const held of await shop.ask(getCart, { token })) {
      const { isPrescription } = held;
      const taken = { product_fk: held.productId, cart_req_prescription: isPrescription };
      await shop.ask(removeCartLine, { token, body: taken });
    }
    return shop.ask(addCartLine, { token, body: line });
  };
  const ticket = async (purpose: TokenPurpose) => {
    const userId = await addAccount(purpose === 'confirm-email' ? 'registered' : 'verified');
    const input = { userId, purpose, lifeMs: HOUR_MS, now: shop.clock.now };
    const token = await withTransaction(shop.db, (trx) => issueToken(trx, input));
    return { userId, token };
  };
  const prescriber = () => addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
  const linked = (practitionerId: number, prescriberId: number, status: LinkState) =>
    addLink(shop.db, { practitionerId, prescriberId, status }, shop.clock.now);
  const invitation = async (practitionerId: number) => {
    const token = randomBytes(32).toString('base64url');
    const email = `invited${(applicants += 1)}@clinic.test`;
    await withTransaction(shop.db, (trx) =>
      storeInvitation(trx, {
        practitionerId,
        email,
        tokenHash: hashToken(token),
        invitedAt: shop.clock.now,
        expiresAt: new Date(+shop.clock.now + HOUR_MS),
      }),
    );
    return token;
  };
  /** Adds two prescription-only packs to the cart, and a prescription for them. */
  const prescribed = async (caller: { readonly token: string }) => {
    const product_pk = await addProduct(shop.db, { type: 'prescription' });
    const added = { product_fk: product_pk, cart_quantity: 2, cart_req_prescription: true };
    await shop.ask(addCartLine, { ...caller, body: added });
    const prescriptions = await shop.ask(addPreOrderPrescription, caller);
    return { rx_pk: prescriptions.at(-1)?.id ?? 0, product_pk };
  };
  const passkeys = {
    db: shop.db,
    shopUrl: 'https://shop.test',
    presenceMs: 900_000,
    now: () => shop.clock.now,
  };
  /** Removes the user's passkeys first, to stay below the limit. */
  const createdPasskey = async (userId: number) => {
    await shop.db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
    return createAuthenticator(passkeys.shopUrl).create(await beginPasskey(passkeys, userId));
  };
  const registeredPasskey = async ({ token }: { readonly token: string }) => {
    const userId = await userOf(shop.db, token);
    const response = await createdPasskey(userId);
    return (await addPasskey(passkeys, { userId, name: 'Laptop', response })).id;
  };
  /** Adds a prescription written by hand with the user's own order. */
  const byHand = async (caller: { readonly token: string }) => {
    const userId = await userOf(shop.db, caller.token);
    await addPatient(shop.db, userId);
    const lines = await filled(caller);
    const order = await shop.ask(createOrder, { ...caller, body: orderBody(lines) });
    const id = await addPrescriptionByHand(shop.db, order.id, shop.clock.now);
    const by = { actorId: userId, address: undefined, agent: undefined, at: shop.clock.now };
    await withTransaction(shop.db, (trx) => recordOrdered(trx, shop.ledger, [id], by));
    const row = await readPrescription(shop.db, userId, id);
    if (!row) throw new Error(`There is no prescription ${id}`);
    return prescriptionOf(row, 14);
  };
  let applicants = 0;
  /** Adds such a prescription and verifies it. */
  const verifiedByHand = async (caller: { readonly token: string }) => {
    const { id } = await byHand(caller);
    return { id, documentId: await markVerified(shop, id, shop.clock.now) };
  };
  /** Adds such a prescription for a user who signs with the password. */
  const withoutPasskey = async (caller: { readonly token: string }) => {
    const userId = await userOf(shop.db, caller.token);
    await shop.db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
    return verifiedByHand(caller);
  };
  const signedByHand = async (caller: { readonly token: string }) => {
    const rx = await withoutPasskey(caller);
    const { payload, headers } = signingForm(rx, await aSignature());
    const authorization = `Bearer ${caller.token}`;
    await shop.app.inject({
      method: signPrescription.method,
      url: signPrescription.path,
      headers: { ...headers, authorization },
      payload,
    });
    return rx;
  };
  /** Mails the confirmation of a prescriber's signature for themself. */
  const mailedConfirmation = async () => {
    const prescriberId = await prescriber();
    const token = await addSession(shop.db, prescriberId, shop.clock.now);
    const { id } = await signedByHand({ token });
    const mailed = await withTransaction(shop.db, async (trx) => {
      const told = { prescriberId, unconfirmed: await lockUnmailed(trx, prescriberId) };
      await mailConfirmations(
        trx,
        { ...shop, now: () => shop.clock.now, shopUrl: 'https://shop.test' },
        told,
      );
      const mail = trx.selectFrom('outbox').select('text').orderBy('id', 'desc').limit(1);
      return (await mail.executeTakeFirstOrThrow()).text;
    });
    return {
      userId: prescriberId,
      token: new RegExp(`/prescription/${id}/([\\w-]{43})`).exec(mailed)?.[1] ?? '',
    };
  };
  /** Rejects a prescription of the order's user. */
  const rejected = async () => {
    const id = await addPrescriptionByHand(
      shop.db,
      await placeOrder('bankTransfer'),
      shop.clock.now,
    );
    const row = await shop.db
      .updateTable('prescriptions')
      .set({ status: 'rejected', rejected_at: shop.clock.now, reject_reason: 'Wrong dose' })
      .where('id', '=', id)
      .returning('practitioner_id as practitioner')
      .executeTakeFirstOrThrow();
    return { id, ...row };
  };
  /** Adds a list of the order's user. */
  const ownList = async () => {
    const order = shop.db.selectFrom('orders').select('user_id').where('id', '=', orderId);
    const { user_id } = await order.executeTakeFirstOrThrow();
    const token = await addSession(shop.db, user_id, shop.clock.now);
    const list_name = `List ${(lists += 1)}`;
    const { id, version } = await shop.ask(createList, {
      token,
      body: { list_name, list_lines: [listLine] },
    });
    return { list_pk: id, list_version: version };
  };
  let lists = 0;
  let ownPrescription: Promise<number> | undefined;
  const ownPrescriptionId = () =>
    (ownPrescription ??= placeOrder('bankTransfer').then((id) =>
      addPrescriptionByHand(shop.db, id, shop.clock.now),
    ));

  return {
    register: () => registrationForm({ email: `applicant${(applicants += 1)}@clinic.test` }),
    uploadDocuments: async () => {
      const { userId, token } = await ticket('upload-documents');
      const parts = [{ name: 'user_documents_ticket', value: token }];
      return { ...multipartOf([...parts, documentPart('user_certificate')]), userId };
    },
    confirmEmail: async () => {
      const { userId, token } = await ticket('confirm-email');
      return { ...json({ user_verifyCode: token }), userId };
    },
    contactUs: async () => {
      const userId = await addAccount('active');
      const email = await emailOf(shop.db, userId);
      return { ...json({ name: 'A', email, message: 'B' }), userId };
    },
    forgotPassword: async () => {
      const userId = await addAccount('active');
      return { ...json({ user_email: await emailOf(shop.db, userId) }), userId };
    },
    resetPassword: async () => {
      const { userId, token } = await ticket('reset-password');
      const password = 'correct horse battery';
      const wire = { user_new_password: password, user_password_confirmation: password };
      return { ...json({ ...wire, user_reset_password_token: token }), userId };
    },
    signIn: () => ({
      ...json({ user_email: account.email, user_password: account.password }),
      userId: account.userId,
    }),
    signOut: nothing,
    provePresence: async ({ token }) => {
      const userId = await userOf(shop.db, token);
      const password_hash = await hashPassword(account.password);
      const own = shop.db.updateTable('users').set({ password_hash });
      await own.where('id', '=', userId).execute();
      const sessions = shop.db.updateTable('sessions').set({ password_proven_at: null });
      await sessions.where('user_id', '=', userId).execute();
      return json({ user_password: account.password });
    },
    getProfile: nothing,
    updateProfile: body({
      user_fname: 'A',
      user_lname: 'B',
      user_phone: '020 7946 0018',
      user_street: 'S',
      user_city: 'C',
      user_postcode: 'WC1R 4RH',
      user_county: null,
      user_country: 'GB',
    }),
    listPasskeys: nothing,
    beginPasskey: nothing,
    addPasskey: async ({ token }) => {
      const response = await createdPasskey(await userOf(shop.db, token));
      return json({ passkey_name: 'Laptop', passkey_response: response });
    },
    renamePasskey: async (caller) =>
      json({ passkey_pk: await registeredPasskey(caller), passkey_name: 'Tablet' }),
    removePasskey: async (caller) => ({
      url: `/api/users/passkeys/${await registeredPasskey(caller)}`,
    }),
    listCategories: nothing,
    listSubCategories: at('/api/subCategorys?category_parent=0'),
    countProducts: body({ query }),
    getProductFacets: body({ query }),
    getPublicProductFacets: body({ query }),
    readSearch: body({ query: { category_fk: 0, search_term: 'product' } }),
    listProducts: body(list),
    listPublicProducts: body(list),
    getProduct: at(`/api/products/${productId}`),
    getPublicProduct: at(`/api/products/public/${productId}`),
    matchProducts: body({ rows: ['product'] }),
    listHandovers: nothing,
    // Declined, and of an order of the caller, so that every changed row is the caller's.
    answerHandover: async (caller) => {
      const { staffId } = await addStaff(shop.db, {});
      const { id: handover_pk } = await shop.db
        .insertInto('prescription_handovers')
        .values({
          prescription_id: (await byHand(caller)).id,
          prescriber_id: await userOf(shop.db, caller.token),
          staff_id: staffId,
          reason: 'Suspended',
          asked_at: shop.clock.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return json({ handover_pk, handover_accepted: false });
    },
    listStockRequests: nothing,
    addStockRequest: async () => json({ product_fk: await addProduct(shop.db, { in_stock: 0 }) }),
    removeStockRequest: async ({ token }) => {
      const product_fk = await addProduct(shop.db, { in_stock: 0 });
      await shop.ask(addStockRequest, { token, body: { product_fk } });
      return json({ product_fk });
    },
    getCart: nothing,
    addCartLine: body(line),
    addCartLines: body({ items: [line] }),
    updateCartLine: async (caller) => {
      await filled(caller);
      return json(line);
    },
    removeCartLine: body({ product_fk: productId, cart_req_prescription: false }),
    clearCart: nothing,
    listDeliveryOptions: nothing,
    createOrder: async (caller) => {
      await filled(caller);
      const cart = await shop.ask(getCart, caller);
      return json(orderBody(cart, { note: 'x' }));
    },
    countOrders: body({}),
    listOrders: body({ query: {}, page: { limit: 15, skip: 0 } }),
    getOrder: at(`/api/orders/${orderId}`),
    countWaiting: at('/api/orders/waiting'),
    listBoughtOffers: at('/api/products/boughtOffers'),
    listBoughtLately: at('/api/products/boughtLately'),
    getOrderTimeline: at(`/api/orders/${orderId}/timeline`),
    getInvoicePdf: async () => ({ url: `/api/invoices/${await addInvoice(shop, orderId)}/pdf` }),
    listLists: nothing,
    getUsualOrder: nothing,
    resetUsualOrder: async ({ token }) => {
      await shop.ask(addListLines, { token, body: { list_pk: 0, list_lines: [listLine] } });
      return {};
    },
    getList: async () => ({ url: `/api/lists/${(await ownList()).list_pk}` }),
    createList: () => json({ list_name: `New ${(lists += 1)}`, list_lines: [listLine] }),
    renameList: async () => {
      const { list_pk } = await ownList();
      return json({ list_pk, list_name: `Renamed ${list_pk}` });
    },
    setListLines: async () =>
      json({ ...(await ownList()), list_lines: [{ ...listLine, list_quantity: 3 }] }),
    addListLines: async () => {
      const { list_pk } = await ownList();
      return json({ list_pk, list_lines: [{ ...listLine, list_quantity: 3 }] });
    },
    removeList: async () => ({ url: `/api/lists/${(await ownList()).list_pk}` }),
    listPatients: nothing,
    findPatients: body({ query: { search: 'whit' } }),
    countPatients: body({ query: {} }),
    findLikelyPatients: body({
      patient_fname: 'Amara',
      patient_lname: 'Jones',
      patient_dob: '1984-04-05',
    }),
    getPatient: body({ patientId }),
    savePatient: body({ ...aPatientBody, patient_pk: patientId }),
    listPrescribers: body({ query: {} }),
    listMyPrescribers: body({ query: {} }),
    addOrInvitePrescriber: async () => {
      const partnerId = await prescriber();
      return { ...json({ prescriber_email: await emailOf(shop.db, partnerId) }), partnerId };
    },
    resendInvite: async (caller) => {
      const partnerId = await prescriber();
      await linked(await userOf(shop.db, caller.token), partnerId, 'declined');
      return { ...json({ prescriber: partnerId }), partnerId };
    },
    listInvitations: nothing,
    openInvitation: async () => {
      const userId = await addAccount('active');
      return { ...json({ token: await invitation(userId) }), userId };
    },
    askForInvitation: async () => {
      const userId = await addAccount('active');
      return { ...json({ token: await invitation(userId) }), userId };
    },
    countMyPractitioners: body({ query: {} }),
    listMyPractitioners: body({ query: {}, page: { limit: 5, skip: 0 } }),
    answerLinkRequest: async (caller) => {
      const partnerId = await addUser(shop.db);
      await linked(partnerId, await userOf(shop.db, caller.token), 'pending');
      const wire = { practitioner_fk: partnerId, practitioner_prescriber_status: 1 };
      return { ...json(wire), partnerId };
    },
    clearCartPrescriptions: async (caller) => {
      await prescribed(caller);
      return {};
    },
    addCartPrescription: async (caller) => {
      await prescribed(caller);
      return {};
    },
    setPrescriptionPatient: async (caller) => {
      const { rx_pk } = await prescribed(caller);
      const userId = await userOf(shop.db, caller.token);
      return json({ rx_pk, patient_fk: await addPatient(shop.db, userId) });
    },
    setPrescriptionsPrescriber: async (caller) => {
      await prescribed(caller);
      const userId = await userOf(shop.db, caller.token);
      const { isPrescriber } = await readProfile(shop.db, userId);
      if (isPrescriber) return json({ prescriber_fk: userId });
      const prescriberId = await prescriber();
      await linked(userId, prescriberId, 'accepted');
      return json({ prescriber_fk: prescriberId });
    },
    setPrescribedQuantity: async (caller) => json({ ...(await prescribed(caller)), rxprd_qty: 1 }),
    setAllocation: async (caller) => {
      const { rx_pk, product_pk } = await prescribed(caller);
      return json([{ rx_pk, items: [{ product_pk, rxprd_qty: 2 }] }]);
    },
    prescribeCart: async (caller) => {
      const { rx_pk, product_pk } = await prescribed(caller);
      const userId = await userOf(shop.db, caller.token);
      const patient_fk = await addPatient(shop.db, userId);
      const items = [{ product_pk, rxprd_qty: 1 }];
      return json({
        prescriptions: [
          { rx_pk, items },
          { patient_fk, items },
        ],
      });
    },
    listPreOrderPrescriptions: async (caller) => {
      await prescribed(caller);
      return {};
    },
    addPreOrderPrescription: async (caller) => {
      await prescribed(caller);
      return {};
    },
    deletePreOrderPrescription: async (caller) => {
      const { rx_pk } = await prescribed(caller);
      return json({ rx_pk });
    },
    countPrescribed: nothing,
    listPrescriptions: body({
      query: { prescription_status: 0, order_fk: orderId },
      page: { limit: 5, skip: 0 },
    }),
    getPrescription: async () => {
      return { url: `/api/prescriptions/${await ownPrescriptionId()}` };
    },
    verifyPrescription: async (caller) => {
      const { id, comments, items } = await byHand(caller);
      return json({
        ...(verifyPrescription.body?.write({ id, comments, items }) as unknown as object),
      });
    },
    rejectPrescription: async (caller) =>
      json({
        prescription_pk: (await byHand(caller)).id,
        prescription_details: '',
        prescription_reject_reason: 'Wrong dose',
      }),
    correctPrescription: async () => {
      const { id, practitioner } = await rejected();
      const row = await readPrescription(shop.db, practitioner, id);
      if (!row) throw new Error(`There is no prescription ${id}`);
      const written = verifyPrescription.body?.write(prescriptionOf(row, 14));
      return json({ ...(written as unknown as object) });
    },
    nudgePrescriber: async () => {
      const id = await addPrescriptionByHand(
        shop.db,
        await placeOrder('bankTransfer'),
        shop.clock.now,
      );
      await shop.db
        .updateTable('prescriptions')
        .set({
          prescriber_id: await prescriber(),
          is_manual: false,
          link_accepted_at: shop.clock.now,
        })
        .where('id', '=', id)
        .execute();
      return json({ prescription_pk: id });
    },
    favouriteDirections: body({ product_fks: [1] }),
    giveUpPrescription: async () => json({ prescription_pk: (await rejected()).id }),
    countPrescriptions: body({ query: { prescription_status: 0 } }),
    checkPrescription: async () => ({
      url: `/api/prescriptions/${await ownPrescriptionId()}/check`,
    }),
    describeConfirmation: async () => json({ token: (await mailedConfirmation()).token }),
    verifySignature: async () => {
      const { token, userId } = await mailedConfirmation();
      return { ...json({ token }), userId };
    },
    resendConfirmation: async (caller) =>
      json({ prescription_pk: (await signedByHand(caller)).id }),
    logPrescriptionLoad: body({ error_text: 'It did not load' }),
    beginSigning: async (caller) => {
      const { id } = await verifiedByHand(caller);
      await registeredPasskey(caller);
      return { url: `/api/prescriptions/${id}/signing-options` };
    },
    signPrescription: async (caller) =>
      signingForm(await withoutPasskey(caller), await aSignature()),
    getResource: () => ({ url: '/resources/facial-muscles.pdf' }),
    getPrescriptionPdf: async () => ({
      url: `/api/prescriptions/${await ownPrescriptionId()}/pdf`,
    }),
    endLink: async (caller) => {
      const userId = await userOf(shop.db, caller.token);
      const partnerId = await prescriber();
      await linked(userId, partnerId, 'accepted');
      await linked(partnerId, userId, 'accepted');
      return { ...json({ partner_fk: partnerId }), partnerId };
    },
    listPaymentModes: nothing,
    startPayment: async () => json({ order_pk: await placeOrder('card') }),
    buyAgain: async () => json({ order_pk: await placeOrder('bankTransfer') }),
  };
}

const aPatientBody = {
  patient_fname: 'Nadia',
  patient_lname: 'Rahman',
  patient_email: null,
  patient_phone: null,
  patient_dob: '1985-02-19',
  patient_postcode: 'E8 4QN',
  patient_street: '27 Navarino Grove',
  patient_city: 'London',
  patient_county: 'Greater London',
};

function json(value: unknown): SampleRequest {
  return { payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

const nothing: CallSample = () => ({});

function body(value: unknown): CallSample {
  return () => json(value);
}

function at(url: string): CallSample {
  return () => ({ url });
}
