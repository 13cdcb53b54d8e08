/** @module-tag hostile */
import { deflateSync } from 'node:zlib';
import { resetPassword } from '@formulary/rules/calls/joiningCalls';
import {
  correctPrescription,
  getPrescription,
  giveUpPrescription,
  rejectPrescription,
  signPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { describeConfirmation, verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueToken } from '../accounts/tokens/accountTokens.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { multipartOf } from '../testing/calls/multipartOf.ts';
import { signingForm } from '../testing/calls/signingForm.ts';
import { contentsOfTables } from '../testing/database/contentsOfTables.queries.ts';
import { aPng, pngChunk } from '../testing/documents/aPng.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import {
  type OrderedPrescriptions,
  orderPrescriptions,
} from '../testing/orders/orderPrescriptions.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { markVerified } from '../testing/signing/markVerified.ts';
import {
  signedPrescriptions,
  type SignedPrescriptions,
} from '../testing/signing/signedPrescriptions.ts';
import { addProduct } from '../testing/testData.queries.ts';

const DAY_MS = 86_400_000;

type Body = Record<string, unknown>;

let shop: TestShop;
let picture: Buffer;
let before: Readonly<Record<string, string>>;
/** The first is verified, the second is unverified, the third is rejected. */
let own: OrderedPrescriptions;
let documentId: string;
let review: Body & { readonly prescription_items: readonly Body[] };
let otherReview: typeof review;
let signed: SignedPrescriptions;
let resetToken: string;
let anyProduct: number;
beforeAll(async () => {
  shop = await openTestShop();
  picture = await aSignature();
  signed = await signedPrescriptions(shop, [[2], [1]]);
  own = await orderPrescriptions(shop, [[2], [1], [3]]);
  const { db, clock } = shop;
  const [first = 0, second = 0, third = 0] = own.prescriptions.map(({ id }) => id);
  documentId = await markVerified(shop, first, clock.now);
  await shop.ask(rejectPrescription, { token: own.prescriberToken, body: rejection(third) });
  review = await reviewOf(own.prescriberToken, second);
  const other = await orderPrescriptions(shop);
  otherReview = await reviewOf(other.prescriberToken, other.prescriptions[0]?.id ?? 0);
  anyProduct = await addProduct(db, { type: 'prescription', in_stock: 50 });
  resetToken = await withTransaction(db, (trx) =>
    issueToken(trx, {
      userId: own.prescriberId,
      purpose: 'reset-password',
      now: clock.now,
      lifeMs: DAY_MS,
    }),
  );
});
beforeEach(async () => {
  before = await contentsOfTables(shop.db);
});
afterAll(() => shop.close());

const idAt = (place: number) => own.prescriptions[place]?.id ?? 0;

function rejection(id: unknown, reason: unknown = 'Wrong dose', comments: unknown = ''): Body {
  return {
    prescription_pk: id,
    prescription_details: comments,
    prescription_reject_reason: reason,
  };
}

async function reviewOf(token: string, id: number): Promise<typeof review> {
  const read = await shop.ask(getPrescription, { token, url: `/api/prescriptions/${id}` });
  return verifyPrescription.body?.write(read) as unknown as typeof review;
}

/** Returns a refusal; checks the shape of its body (R16) and that no table has changed. */
async function refusalOf(answer: LightMyRequestResponse) {
  expect(await contentsOfTables(shop.db)).toEqual(before);
  const { code, message, errors, ...rest } = answer.json<{
    code: string;
    message: string;
    errors?: Record<string, string>;
  }>();
  expect(rest).toEqual({});
  expect(message).toMatch(/^[A-Z].+/);
  return { status: answer.statusCode, code, fields: Object.keys(errors ?? {}), errors };
}

function sign(pictures: readonly Buffer[], fields: Body = {}, token = own.prescriberToken) {
  const form = signingForm({ id: idAt(0), documentId, ...fields }, ...pictures);
  return sendForm(form, token);
}

function sendForm({ payload, headers }: ReturnType<typeof multipartOf>, token: string) {
  return shop.app.inject({
    method: signPrescription.method,
    url: signPrescription.path,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
}

/** Inserts a chunk between a picture's header and its pixels. */
function withChunk(type: string, data: Buffer): Buffer {
  const head = 33;
  return Buffer.concat([picture.subarray(0, head), pngChunk(type, data), picture.subarray(head)]);
}

/** Returns the picture of a browser that randomises canvas contents for privacy. */
function noise(): Promise<Buffer> {
  const raw = { width: 600, height: 200, channels: 3 } as const;
  const pixels = Buffer.alloc(raw.width * raw.height * raw.channels);
  let seed = 7;
  for (const index of pixels.keys()) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[index] = seed % 256;
  }
  return sharp(pixels, { raw }).png({ palette: true, colours: 16 }).toBuffer();
}

const bomb = () =>
  withChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(9e6))]));

describe('a signature', () => {
  test.each<readonly [string, () => Buffer | Promise<Buffer>]>([
    ['blank', () => sharp(aBlank).png().toBuffer()],
    ['one pixel', () => aPng(1, 1)],
    ['a dot', () => drawn('<circle cx="300" cy="100" r="9"/>')],
    ['noise of a canvas that may not be read', noise],
    ['a bomb of compressed text', bomb],
    ['20,000 pixels each way', () => aPng(20_000, 20_000, Buffer.alloc(10))],
    ['an animation', () => withChunk('acTL', Buffer.alloc(8))],
    ['HTML behind its end', () => Buffer.concat([picture, Buffer.from('<script>')])],
    ['cut off', () => picture.subarray(0, picture.length / 2)],
    [
      'a JPEG in printers’ colours with the name of a PNG',
      () => sharp(picture).toColourspace('cmyk').jpeg().toBuffer(),
    ],
    ['an SVG with the name of a PNG', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['half a megabyte and a byte', () => Buffer.alloc(524_289, picture)],
  ])('that is %s is refused by its field, and nothing changes', async (_what, make) => {
    const refusal = await refusalOf(await sign([await make()]));
    expect(refusal).toMatchObject({ status: 400, fields: ['signature'] });
  });

  test('larger than any form is refused with 413, and nothing changes', async () => {
    const refusal = await refusalOf(await sign([Buffer.alloc(700_000, picture)]));
    expect(refusal).toMatchObject({ status: 413 });
  });

  test.each<readonly [string, Body, number, string]>([
    [
      'the document of another prescription',
      { documentId: 'RX-1-0' },
      409,
      'prescription-document-stale',
    ],
    ['a number that is none', { id: -1 }, 400, 'invalid-request'],
    ['a fraction of a number', { id: 1.5 }, 400, 'invalid-request'],
    ['a number beyond all', { id: 2 ** 31 }, 400, 'invalid-request'],
    ['no number of theirs', { id: 2_000_000_000 }, 404, 'prescription-missing'],
  ])('with %s is refused, and nothing changes', async (_what, fields, status, code) => {
    expect(await refusalOf(await sign([picture], fields))).toMatchObject({ status, code });
  });

  test('of an unverified, rejected or signed prescription is refused, and nothing changes', async () => {
    const codes = [];
    for (const place of [1, 2]) {
      codes.push((await refusalOf(await sign([picture], { id: idAt(place) }))).code);
    }
    const again = { id: signed.ids[0] ?? 0 };
    codes.push((await refusalOf(await sign([picture], again, signed.prescriberToken))).code);
    expect(codes).toEqual([
      'prescription-not-verified',
      'prescription-locked',
      'prescription-already-signed',
    ]);
  });

  test('sent as JSON is refused with 415, and nothing changes', async () => {
    const body = {
      prescription_pk: idAt(0),
      prescription_doc_id: documentId,
      signature: 'iVBORw0',
    };
    const answer = await shop.send(signPrescription, { token: own.prescriberToken, body });
    expect(await refusalOf(answer)).toMatchObject({ status: 415 });
  });
});

const aBlank = { create: { width: 600, height: 200, channels: 4, background: '#0000' } } as const;

function drawn(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Returns the review with its one item changed. */
const item = (changes: Body) => () => ({
  ...review,
  prescription_items: review.prescription_items.map((each) => ({ ...each, ...changes })),
});
const with2 = (change: (each: Body) => readonly Body[]) => () => ({
  ...review,
  prescription_items: review.prescription_items.flatMap(change),
});

const reviews: readonly (readonly [string, () => unknown, number, string])[] = [
  ['a quantity below 0', item({ cart_quantity: -1 }), 400, 'invalid-request'],
  ['a quantity of 0', item({ cart_quantity: 0 }), 400, 'invalid-request'],
  ['a quantity of 9,999', item({ cart_quantity: 9_999 }), 400, 'invalid-request'],
  ['a quantity beyond all', item({ cart_quantity: 1e300 }), 400, 'malformed-request'],
  ['half a pack', item({ cart_quantity: 1.5 }), 400, 'invalid-request'],
  ['a quantity in words', item({ cart_quantity: '1' }), 400, 'invalid-request'],
  ['no quantity', item({ cart_quantity: null }), 400, 'invalid-request'],
  [
    'directions of 1,001 characters',
    item({ directions: 'x'.repeat(1_001) }),
    400,
    'invalid-request',
  ],
  ['directions with a character of 0', item({ directions: 'a\0b' }), 400, 'malformed-request'],
  ['directions with half a character', item({ directions: 'a\ud83d' }), 400, 'malformed-request'],
  [
    'a product that is not on it',
    () => item({ product_pk: anyProduct })(),
    404,
    'prescription-item-missing',
  ],
  [
    'a product that is not there',
    item({ product_pk: 2_000_000_000 }),
    404,
    'prescription-item-missing',
  ],
  ['a product below 0', item({ product_pk: -1 }), 400, 'invalid-request'],
  ['an item written by hand', item({ product_pk: 0 }), 404, 'prescription-item-missing'],
  [
    'the items of another prescription',
    () => ({ ...review, prescription_items: otherReview.prescription_items }),
    404,
    'prescription-item-missing',
  ],
  ['an item twice', with2((each) => [each, each]), 404, 'prescription-item-missing'],
  ['no items', with2(() => []), 404, 'prescription-item-missing'],
  ['no list of items', () => ({ ...review, prescription_items: {} }), 400, 'invalid-request'],
  ['501 items', with2((each) => Array.from({ length: 501 }, () => each)), 400, 'invalid-request'],
  [
    'a substitute that is not there',
    item({ substituted_product_fk: 2_000_000_000 }),
    404,
    'product-missing',
  ],
  [
    'itself for a substitute',
    with2((each) => [{ ...each, substituted_product_fk: each['product_pk'] }]),
    409,
    'substitute-refused',
  ],
  [
    'comments of 1,001 characters',
    () => ({ ...review, prescription_details: 'x'.repeat(1_001) }),
    400,
    'invalid-request',
  ],
  ['the number of somebody else’s', () => otherReview, 404, 'prescription-missing'],
  ['a fraction of a number', () => ({ ...review, prescription_pk: 1.5 }), 400, 'invalid-request'],
  ['nothing', () => null, 400, 'invalid-request'],
  ['a list', () => [review], 400, 'invalid-request'],
];

describe('a review', () => {
  test.each(reviews)(
    'with %s is refused, and nothing changes',
    async (_what, make, status, code) => {
      const body = JSON.stringify(make());
      const answer = await shop.send(verifyPrescription, { token: own.prescriberToken, body });
      expect(await refusalOf(answer)).toMatchObject({ status, code });
    },
  );

  test('by the buyer is refused, and nothing changes', async () => {
    const answer = await shop.send(verifyPrescription, { token: own.token, body: review });
    expect(await refusalOf(answer)).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('a rejection', () => {
  test.each<readonly [string, () => Body, number]>([
    ['no reason', () => rejection(idAt(1), '  '), 400],
    ['a reason of 1,001 characters', () => rejection(idAt(1), 'x'.repeat(1_001)), 400],
    ['a reason with a character of 0', () => rejection(idAt(1), 'a\0b'), 400],
    ['comments of 1,001 characters', () => rejection(idAt(1), 'No', 'x'.repeat(1_001)), 400],
    ['the number of somebody else’s', () => rejection(otherReview['prescription_pk']), 404],
    ['a number in words', () => rejection(String(idAt(1))), 400],
    ['what is verified', () => rejection(idAt(0)), 409],
    ['what is rejected', () => rejection(idAt(2)), 409],
  ])('of or with %s is refused, and nothing changes', async (_what, make, status) => {
    const answer = await shop.send(rejectPrescription, {
      token: own.prescriberToken,
      body: make(),
    });
    expect(await refusalOf(answer)).toMatchObject({ status });
  });
});

describe('the answer to a rejection', () => {
  test.each([
    ['giving up', giveUpPrescription, () => ({})],
    ['correcting', correctPrescription, () => review],
  ] as const)(
    '%s is refused for one not rejected and for one of another user, and nothing changes',
    async (_name, call, said) => {
      const ask = async (token: string, id: unknown) => {
        const body = { ...said(), prescription_pk: id };
        return (await refusalOf(await shop.send(call, { token, body }))).status;
      };
      const statuses = [
        await ask(own.token, idAt(0)),
        await ask(own.token, idAt(1)),
        await ask(own.token, otherReview['prescription_pk']),
        await ask(own.token, -1),
        await ask(signed.token, idAt(2)),
        await ask(own.prescriberToken, idAt(2)),
      ];
      expect(statuses).toEqual([409, 409, 404, 400, 404, 404]);
    },
  );
});

const confirm = (token: unknown) => shop.send(verifySignature, { body: { token } });

const look = (token: unknown) => shop.send(describeConfirmation, { body: { token } });

describe('a token', () => {
  test('of a link does not sign its bearer in', async () => {
    const [token] = signed.tokens;
    const url = `/api/prescriptions/${signed.ids[0]}`;
    expect(await refusalOf(await shop.send(getPrescription, { token, url }))).toMatchObject({
      status: 401,
    });
    expect(await refusalOf(await sign([picture], {}, token))).toMatchObject({ status: 401 });
  });

  test('of a session, of another link or of none confirms nothing', async () => {
    const [link = ''] = signed.tokens;
    const { rows } = await sql<{ hash: Buffer }>`
      select token_hash as hash from signature_confirmations where superseded_at is null limit 1`.execute(
      shop.db,
    );
    const hash = rows[0]?.hash ?? Buffer.alloc(0);
    const wrong = [
      signed.prescriberToken,
      resetToken,
      hash.toString('base64url'),
      hash.toString('hex'),
      link.slice(0, -1),
      `${link}A`,
      ` ${link}`,
      link.replaceAll(/[a-z]/gi, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      ),
      'x'.repeat(10_000),
      '',
      0,
      null,
      [link],
      { token: link },
    ];
    for (const token of wrong) {
      for (const answer of [await confirm(token), await look(token)]) {
        expect(await refusalOf(answer)).toMatchObject({ status: 400 });
      }
    }
  });

  test('of a link cannot set a password', async () => {
    const password = 'correct horse battery';
    const answer = await shop.send(resetPassword, {
      body: {
        user_new_password: password,
        user_password_confirmation: password,
        user_reset_password_token: signed.tokens[0],
      },
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 400 });
  });

  test('of one prescription confirms that one alone', async () => {
    const [first, second] = signed.ids;
    expect((await confirm(signed.tokens[1])).statusCode).toBe(200);
    const isConfirmed = async (id: number | undefined) => {
      const token = signed.prescriberToken;
      const url = `/api/prescriptions/${id}`;
      return (await shop.ask(getPrescription, { token, url })).confirmedAt !== undefined;
    };
    expect([await isConfirmed(first), await isConfirmed(second)]).toEqual([false, true]);
  });
});
