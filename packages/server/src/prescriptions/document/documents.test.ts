import { pharmacyNow } from './pharmacyNow.ts';
import { createHash } from 'node:crypto';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { canonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { aPrescriptionSnapshot } from '@formulary/rules/prescriptions/fixtures/aPrescriptionSnapshot';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { createDrawOnce } from '../../platform/paper/createDrawOnce.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { type PrescribedCart, prescribedCart } from '../../testing/orders/prescribedCart.ts';
import { addSession } from '../../testing/testData.queries.ts';
import { createPersonalDrawing } from './createPersonalDrawing.ts';
import { storeDocument, readDocument } from './documents.queries.ts';
import { readTexts } from '../../testing/documents/readTexts.ts';
import { aPrescriptionDocument } from './testing/aPrescriptionDocument.ts';

let shop: TestShop;
let cart: PrescribedCart;
let ids: readonly number[];
let prescriberToken: string;
let strangerToken: string;
beforeAll(async () => {
  shop = await openTestShop();
  cart = await prescribedCart(shop, [[2], [1], [1], [1]]);
  const body = orderBody(cart.lines, {}, 0, cart.prescriptions);
  await shop.ask(createOrder, { token: cart.token, body });
  const { rows } = await sql<{ id: number }>`select id from prescriptions order by id`.execute(
    shop.db,
  );
  ids = rows.map(({ id }) => id);
  prescriberToken = await addSession(shop.db, cart.prescriberId, shop.clock.now);
  const stranger = await prescribedCart(shop, [[1]]);
  strangerToken = stranger.token;
});
afterAll(() => shop.close());

const get = (id: number | string, token: string) =>
  shop.app.inject({
    url: `/api/prescriptions/${id}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });

const idOf = (place: number) => ids[place] ?? 0;

test('the buyer and the signer get the draft, as an uncached file @7.58', async () => {
  for (const token of [cart.token, prescriberToken]) {
    const answer = await get(idOf(0), token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="prescription-${idOf(0)}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [page = '', ...others] = await readTexts(answer.rawPayload);
    expect(others).toEqual([]);
    expect(page).toContain('Draft. Neither verified nor signed');
    expect(page).toContain('Joan Whitfield');
    expect(page).toContain('Priya Nair');
    expect(page).toContain('2 packs');
  }
});

test('nobody else finds it, and an invalid id is refused', async () => {
  const theirs = await get(idOf(0), strangerToken);
  const nobodys = await get(2_000_000_000, strangerToken);
  expect(theirs.statusCode).toBe(404);
  expect(theirs.body).toBe(nobodys.body);
  expect((await get('one', cart.token)).statusCode).toBe(400);
});

test('a verified prescription is printed as verified, whatever happens to the patient since', async () => {
  const id = idOf(1);
  const text = canonicalPrescription(aPrescriptionSnapshot({ id }));
  const hash = createHash('sha256').update(text).digest();
  await sql`
    update prescriptions set document_id = 'doc', verified_at = ${shop.clock.now}, canonical_text = ${text},
      canonical_hash = ${hash} where id = ${id}`.execute(shop.db);
  const [page = ''] = await readTexts((await get(id, cart.token)).rawPayload);
  expect(page).toContain('Verified, not yet signed');
  expect(page).toContain('Rosalind Achterberg');
  expect(page).not.toContain('Joan Whitfield');
});

test('a rejected one says so', async () => {
  const id = idOf(2);
  await sql`
    update prescriptions set status = 'rejected', rejected_at = ${shop.clock.now}, reject_reason = 'Dose'
    where id = ${id}`.execute(shop.db);
  const [page = ''] = await readTexts((await get(id, cart.token)).rawPayload);
  expect(page).toContain('Rejected by the prescriber');
});

test('the stored document is served to the byte; it is stored once and never changed', async () => {
  const prescriptionId = idOf(3);
  const keep = (text: string) => {
    const pdf = Buffer.from(text);
    const hash = createHash('sha256').update(pdf).digest();
    const checkUrl = 'https://shop.test/verify/1';
    return withTransaction(shop.db, (trx) =>
      storeDocument(trx, { prescriptionId, pdf, hash, checkUrl, sealedAt: shop.clock.now }),
    );
  };
  await keep('%PDF first');
  await keep('%PDF second');
  expect((await get(prescriptionId, cart.token)).body).toBe('%PDF first');
  expect((await readDocument(shop.db, prescriptionId))?.pdf.toString()).toBe('%PDF first');
  const pdf = Buffer.from('x');
  await expect(
    sql`update prescription_documents set pdf = ${pdf}`.execute(shop.db),
  ).rejects.toThrow('prescription_documents is append-only');
  await expect(sql`delete from prescription_documents`.execute(shop.db)).rejects.toThrow(
    'prescription_documents is append-only',
  );
});

test('300 drawings an hour are made for one person, one at a time; other people and cached drawings are still served', async () => {
  const { content } = await aPrescriptionDocument();
  const documentOf = (id: number) => ({
    standing: 'draft' as const,
    pharmacy: pharmacyNow(),
    content: { ...content, id },
    signature: undefined,
  });
  const drawing = { now: 0, most: 0 };
  const drawOnce = createDrawOnce(async () => {
    drawing.now += 1;
    drawing.most = Math.max(drawing.most, drawing.now);
    await sql`select 1`.execute(shop.db);
    drawing.now -= 1;
    return Buffer.of(1);
  });
  const draw = createPersonalDrawing({ db: shop.db, now: () => shop.clock.now, draw: drawOnce });
  for (let id = 0; id < 300; id += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, at) => draw(documentOf(id + at), 71)));
  }
  expect(drawing.most).toBe(1);
  await expect(draw(documentOf(300), 71)).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 3600,
  });
  expect(await draw(documentOf(299), 71)).toEqual(Buffer.of(1));
  expect(await draw(documentOf(300), 72)).toEqual(Buffer.of(1));
});
