import { createOrder } from '@formulary/rules/calls/orderCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { prescribedCart } from '../../testing/orders/prescribedCart.ts';
import { sealForTests } from '../../testing/signing/sealForTests.ts';
import { eventsOfPrescription } from '../events/chainedEvents.queries.ts';
import { checkPdf } from './checking/checkPdf.ts';
import { readDocument } from './documents.queries.ts';
import type { DocumentSignature, PrescriptionDocument } from './PrescriptionDocument.ts';
import { sealDocument } from './sealDocument.ts';
import { aPrescriptionDocument } from './testing/aPrescriptionDocument.ts';

let shop: TestShop;
let document: PrescriptionDocument & { readonly signature: DocumentSignature };
beforeAll(async () => {
  shop = await openTestShop();
  const cart = await prescribedCart(shop, [[1]]);
  const body = orderBody(cart.lines, {}, 0, cart.prescriptions);
  await shop.ask(createOrder, { token: cart.token, body });
  const { rows } = await sql<{ id: number }>`select id from prescriptions`.execute(shop.db);
  const { signature, ...rest } = await aPrescriptionDocument({ id: rows[0]?.id ?? 0 });
  if (!signature) throw new Error('It is signed');
  document = { ...rest, signature };
});
afterAll(() => shop.close());

const timestamp = () => Promise.reject(new Error('TSA request failed'));
const silentSeal = async () => ({
  ...(await sealForTests()),
  timestampAuthority: { timestamp },
});
const context = () => ({ ...shop, seal: sealForTests, now: () => shop.clock.now });

test('nothing is stored without the time stamp, so that the job retries', async () => {
  await expect(sealDocument({ ...context(), seal: silentSeal }, document)).rejects.toThrow(
    'TSA request failed',
  );
  expect(await readDocument(shop.db, document.content.id)).toBeUndefined();
});

test('concurrent attempts store one document with one event; later attempts leave it', async () => {
  await Promise.all([1, 2, 3].map(() => sealDocument(context(), document)));
  const kept = await readDocument(shop.db, document.content.id);
  await sealDocument(context(), document);
  const again = await readDocument(shop.db, document.content.id);
  expect(again?.hash.equals(kept?.hash ?? Buffer.of())).toBe(true);
  const { certificates } = await sealForTests();
  const hash = kept?.hash.toString('hex') ?? '';
  const findings = await checkPdf(kept?.pdf ?? Buffer.of(), { hash, certificates });
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  const events = await eventsOfPrescription(shop.db, document.content.id);
  const sealedEvents = events.filter(({ kind }) => kind === 'pdf-sealed');
  expect(sealedEvents.map(({ detail }) => detail)).toEqual([
    { sha256: hash, checkUrl: document.signature.checkUrl },
  ]);
});
