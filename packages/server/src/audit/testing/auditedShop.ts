import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { confirmEmail } from '@formulary/rules/calls/joiningCalls';
import {
  addPreOrderPrescription,
  setPrescribedQuantity,
} from '@formulary/rules/calls/preOrderCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import { setPrices } from '../../catalogue/prices/setPrices.ts';
import { storeInvitation } from '../../partners/invitations.queries.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { reviewAccount } from '../../customers/reviewAccount.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { prescribedCart } from '../../testing/orders/prescribedCart.ts';
import { registrationForm } from '../../testing/calls/registrationForm.ts';
import { runDocumentTask } from '../../testing/signing/runDocumentTask.ts';
import { signedPrescriptions } from '../../testing/signing/signedPrescriptions.ts';
import {
  addPatient,
  addProduct,
  addPromotion,
  addSession,
  addUser,
} from '../../testing/testData.queries.ts';

const DAY_MS = 86_400_000;
const DELIVERY = {
  deliveryOptionId: 2,
  shipping: {
    name: 'Amara Okafor',
    phone: '020 7946 0018',
    street: '14 Lambs Conduit Passage',
    city: 'London',
    postcode: 'WC1R 4RH',
    countryCode: 'GB',
  },
};
const DELIVERY_FEE = 7_950;

/** Orders seven packs for three patients within a limit, and leaves a prescription in another practitioner's cart. */
async function buyPrescribed(shop: TestShop): Promise<void> {
  const limited = { type: 'prescription' as const, prescription_limit: 4 };
  const productId = await addProduct(shop.db, limited);
  const { token, lines, prescriptions } = await prescribedCart(shop, [[2], [1], [4]], [productId]);
  const headers = { 'idempotency-key': 'prescribed' };
  const body = orderBody(lines, {}, 0, prescriptions);
  await shop.ask(createOrder, { token, body, headers });
  const waiting = await shop.signedIn();
  const line = { product_fk: productId, cart_quantity: 1, cart_req_prescription: true };
  await shop.ask(addCartLine, { token: waiting.token, body: line });
  const [kept] = await shop.ask(addPreOrderPrescription, { token: waiting.token });
  const item = { rx_pk: kept?.id, product_pk: productId, rxprd_qty: 1 };
  await shop.ask(setPrescribedQuantity, { token: waiting.token, body: item });
}

/** Takes a prescription through to its sealed document. */
async function signPrescribed(shop: TestShop): Promise<void> {
  const { ids, confirm } = await signedPrescriptions(shop);
  await confirm();
  for (const prescriptionId of ids) {
    await runDocumentTask(shop, 'seal-prescription', { prescriptionId });
  }
}

/** Orders a handwritten prescription. */
async function buyByHand({ ask, db, clock }: TestShop): Promise<void> {
  const userId = await addUser(db, { is_prescriber: true, claims_prescriber: true });
  const token = await addSession(db, userId, clock.now);
  const patient_fk = await addPatient(db, userId);
  const prescription_items = [{ product_name: 'Hyaluronidase 1500 iu', allocated_quantity: 2 }];
  const body = { ...orderBody([]), manual_prescription: { patient_fk, prescription_items } };
  await ask(createOrder, { token, body, headers: { 'idempotency-key': 'by-hand' } });
}

/**
 * Opens an intact shop with a sample of all audited data: a buyer with two orders and a cart, one order with delivery,
 * a member suspended a day after ordering, and an applicant.
 */
export async function auditedShop(): Promise<TestShop> {
  const shop = await openTestShop();
  const { db, clock } = shop;
  const product = await addProduct(db);
  await addPromotion(db, product, 2, 18_000);
  const other = await addProduct(db, { price_mills: 3_330 });
  const priced = { productId: await addProduct(db), price: 12_000, reason: 'Dearer' };
  await withTransaction(db, (trx) => setPrices(trx, [priced], { by: 'priya' }, clock.now));
  let keys = 0;

  const add = (token: string, product_fk: number) =>
    shop.ask(addCartLine, {
      token,
      body: { product_fk, cart_quantity: 3, cart_req_prescription: false },
    });

  const buy = async (
    token: string,
    productId: number,
    delivery: Partial<OrderRequest['order']> = {},
    fee = 0,
  ): Promise<void> => {
    keys += 1;
    await shop.ask(createOrder, {
      token,
      body: orderBody(await add(token, productId), delivery, fee),
      headers: { 'idempotency-key': `audited-${keys}` },
    });
  };

  const apply = async (email: string): Promise<number> => {
    await shop.app.inject({ method: 'POST', url: '/api/users', ...registrationForm({ email }) });
    const users = db.selectFrom('users').select('id').where('email', '=', email);
    return (await users.executeTakeFirstOrThrow()).id;
  };

  const first = await shop.signedIn();
  await buy(first.token, product);
  await buy(first.token, other);
  await add(first.token, product);
  await buy((await shop.signedIn()).token, product, DELIVERY, DELIVERY_FEE);

  const member = await apply('member@clinic.test');
  const mails = db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', 'member@clinic.test');
  const { text } = await mails.executeTakeFirstOrThrow();
  const code = /\/confirm\/([\w-]{43})\s/.exec(text)?.[1] ?? '';
  await shop.ask(confirmEmail, { body: { user_verifyCode: code } });
  const review = { userId: member, reason: 'Looked at', by: 'priya' };
  const context = { shopUrl: 'https://shop.test', now: clock.now };
  await reviewAccount(db, { ...review, decision: 'activate' }, context);
  await buy(await addSession(db, member, clock.now), product);
  clock.now = new Date(+clock.now + DAY_MS);
  await reviewAccount(db, { ...review, decision: 'suspend' }, { ...context, now: clock.now });
  await apply('applicant@clinic.test');

  await buyPrescribed(shop);
  await buyByHand(shop);
  await signPrescribed(shop);

  const [practitioner_id, prescriber_id] = [first.userId, member];
  const dates = { requested_at: clock.now, answered_at: clock.now };
  await db
    .insertInto('prescriber_links')
    .values({ practitioner_id, prescriber_id, status: 'accepted', ...dates })
    .execute();
  await withTransaction(db, (trx) =>
    storeInvitation(trx, {
      practitionerId: practitioner_id,
      email: 'applicant@clinic.test',
      tokenHash: hashToken('of a mail'),
      invitedAt: clock.now,
      expiresAt: new Date(+clock.now + DAY_MS),
    }),
  );
  const name = { first_name: 'Ada', last_name: 'Bell', email: null, phone: null };
  const address = { street: '1 Mill Lane', city: 'York', county: 'Yorkshire', postcode: 'YO1 7HH' };
  await db
    .insertInto('patients')
    .values({ practitioner_id, ...name, ...address, birth_date: '1980-05-01' })
    .execute();
  return shop;
}
