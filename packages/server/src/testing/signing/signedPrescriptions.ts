import { addPasskey, beginPasskey } from '@formulary/rules/calls/passkeyCalls';
import {
  beginSigning,
  getPrescription,
  signPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import { createAuthenticator } from '../../accounts/passkeys/testing/createAuthenticator.ts';
import { confirmationTask } from '../../signing/confirmationTask.ts';
import { aSignature } from './aSignature.ts';
import type { TestShop } from '../openTestShop.ts';
import { type OrderedPrescriptions, orderPrescriptions } from '../orders/orderPrescriptions.ts';
import { signingForm } from '../calls/signingForm.ts';
import { emailOf } from '../testData.queries.ts';

const SECOND_MS = 1_000;
const ORIGIN = 'https://shop.test';

/** Signed prescriptions whose confirmation links are in the prescriber's mail. */
export interface SignedPrescriptions extends OrderedPrescriptions {
  readonly ids: readonly number[];
  /** Tokens of the links, in the order of the prescriptions. */
  readonly tokens: readonly string[];
  /** Follows every link. */
  readonly confirm: () => Promise<void>;
}

/**
 * Orders one prescription for each row of packs, verifies and signs each through the API, with a passkey on request,
 * and mails the links.
 */
export async function signedPrescriptions(
  shop: TestShop,
  packs?: readonly (readonly number[])[],
  { isWithPasskey = false } = {},
): Promise<SignedPrescriptions> {
  const { clock } = shop;
  const passTime = () => {
    clock.now = new Date(+clock.now + SECOND_MS);
  };
  const ordered = await orderPrescriptions(shop, packs);
  const { prescriberId, prescriberToken: token } = ordered;
  const ids = ordered.prescriptions.map(({ id }) => id);
  const passkeyResponse = isWithPasskey ? await registerDevice(shop, token) : undefined;
  for (const id of ids) {
    const { comments, items } = await shop.ask(getPrescription, {
      token,
      url: `/api/prescriptions/${id}`,
    });
    const directions = items.map((item) => ({ ...item, directions: 'One each day' }));
    const review = { id, comments, items: directions };
    passTime();
    const body = verifyPrescription.body?.write(review);
    const documentId = await shop.ask(verifyPrescription, { token, body });
    passTime();
    const more = passkeyResponse ? { passkey_response: await passkeyResponse(id) } : {};
    const form = signingForm({ id, documentId, more }, await aSignature());
    const { statusCode, body: answer } = await shop.app.inject({
      method: signPrescription.method,
      url: signPrescription.path,
      headers: { ...form.headers, authorization: `Bearer ${token}`, 'user-agent': 'A tablet' },
      payload: form.payload,
    });
    if (statusCode !== signPrescription.status) throw new Error(`Signing answered ${answer}`);
  }
  passTime();
  const { db, ledger } = shop;
  const mailing = { db, ledger, now: () => clock.now, shopUrl: 'https://shop.test' };
  await confirmationTask(mailing).run({ prescriberId }, { log: shop.app.log });
  const tokens = await mailedTokens(shop, prescriberId);
  return {
    ...ordered,
    ids,
    tokens,
    confirm: async () => {
      for (const each of tokens) {
        passTime();
        await shop.ask(verifySignature, { body: { token: each } });
      }
    },
  };
}

/** Registers a passkey. Returns a function with its response for each prescription to sign. */
async function registerDevice(shop: TestShop, token: string) {
  const device = createAuthenticator(ORIGIN);
  const options = await shop.ask(beginPasskey, { token });
  const body = { passkey_name: 'Laptop', passkey_response: device.create(options) };
  await shop.ask(addPasskey, { token, body });
  return async (id: number): Promise<string> => {
    const asked = await shop.ask(beginSigning, {
      token,
      url: `/api/prescriptions/${id}/signing-options`,
    });
    return device.sign((JSON.parse(asked) as { readonly challenge: string }).challenge);
  };
}

async function mailedTokens({ db }: TestShop, userId: number): Promise<readonly string[]> {
  const mail = db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', await emailOf(db, userId))
    .orderBy('id', 'desc');
  const text = (await mail.executeTakeFirstOrThrow()).text;
  return [...text.matchAll(/prescription\/\d+\/([\w-]{43})/g)].map(([, token = '']) => token);
}
