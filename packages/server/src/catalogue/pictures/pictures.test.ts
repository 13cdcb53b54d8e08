/** @module-tag hostile */
import { uploadDeskPicture } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { multipartOf } from '../../testing/calls/multipartOf.ts';
import { aPicture } from '../../testing/documents/aPicture.ts';
import { greedyPictures } from '../../testing/documents/worstPictures.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addProduct } from '../../testing/testData.queries.ts';
import { registerPictures } from './pictures.routes.ts';
import { changeProducts } from '../changes/changeProducts.ts';
import { deleteUnchosenPictures, lockPictures, readPicture } from './productPictures.queries.ts';
import { pictureTasks } from './pictures.tasks.ts';

let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token } = await desk.signedIn('stock'));
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

async function upload(content: Buffer, type = 'image/png') {
  const file = { name: 'picture', type, content };
  const { payload, headers } = multipartOf([{ name: 'picture', file }]);
  return desk.send(uploadDeskPicture, {
    token,
    body: payload,
    headers: { 'sec-fetch-site': 'same-origin', origin: 'https://desk.test', ...headers },
  });
}

test('draws a picture anew in two sizes, and serves it by a name that never changes', async () => {
  const answer = await upload(
    await aPicture({ width: 3_000, height: 1_500 }, 'jpeg'),
    'image/jpeg',
  );
  expect(answer.statusCode).toBe(200);
  const { image } = answer.json<{ image: string }>();
  expect(image).toMatch(/^upload-[0-9a-f]{32}\.webp$/);
  const app = await buildTestApp(
    { db: shop.db },
    { register: (each) => registerPictures(each, shop.db) },
  );
  const sizes: readonly (readonly [string, number, number])[] = [
    [image, 1_024, 512],
    [image.replace('.webp', '-400.webp'), 400, 200],
  ];
  for (const served of [app, desk.app]) {
    for (const [file, width, height] of sizes) {
      const got = await served.inject({ url: `/images/products/${file}` });
      expect(got.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(got.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height,
      });
    }
  }
  const unknown = `/images/products/upload-${'0'.repeat(32)}.webp`;
  expect((await app.inject({ url: unknown })).statusCode).toBe(404);
  await app.close();
});

test('gives the same picture the same name, and keeps nothing that a camera wrote into it', async () => {
  const plain = await aPicture({ background: '#123' }, 'jpeg');
  const marked = await sharp(plain)
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(marked.includes('Somebody')).toBe(true);
  const first = (await upload(plain, 'image/jpeg')).json<{ image: string }>().image;
  const again = (await upload(plain, 'image/jpeg')).json<{ image: string }>().image;
  expect(again).toBe(first);
  const { image } = (await upload(marked, 'image/jpeg')).json<{ image: string }>();
  const got = await desk.app.inject({ url: `/images/products/${image}` });
  expect(got.rawPayload.includes('Somebody')).toBe(false);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test.each<[string, () => Promise<Buffer>, string]>([
  ['nothing', async () => Buffer.alloc(0), 'picture-unreadable'],
  ['a text', async () => Buffer.from('GIF89a?'), 'picture-unreadable'],
  ['an SVG with a script', async () => svg, 'picture-unreadable'],
  ['a GIF', () => aPicture({}, 'gif'), 'picture-unreadable'],
  ['a PNG that is cut off', async () => (await noise()).subarray(0, 9_000), 'picture-unreadable'],
  [
    'a JPEG that is only a beginning',
    async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    'picture-unreadable',
  ],
  [
    'more than 8 MB',
    async () => Buffer.concat([await aPicture(), Buffer.alloc(9_000_000)]),
    'picture-large',
  ],
  [
    '36 megapixels of one colour',
    () => aPicture({ width: 6_000, height: 6_000 }),
    'picture-pixels',
  ],
  ['a bomb of 256 megapixels', () => aPicture({ width: 16_000, height: 16_000 }), 'picture-pixels'],
  ['an icon', () => aPicture({ width: 199, height: 400 }), 'picture-small'],
  ...greedyPictures.map(([name, make]): [string, () => Promise<Buffer>, string] => [
    name,
    make,
    'picture-heavy',
  ]),
])('refuses %s in words, and keeps nothing', async (_what, make, code) => {
  const before = await count();
  const answer = await upload(await make());
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code, errors: { picture: expect.any(String) } });
  expect(await count()).toBe(before);
});

test('pictures that nobody chose are removed after 30 days, and those of products never', async () => {
  const chosen = await uploaded(410);
  const forgotten = await uploaded(420);
  const again = await uploaded(430);
  const files = [chosen, forgotten, again];
  const id = await addProduct(shop.db, { image: chosen });
  await shop.db.updateTable('products').set({ image: 'gloves.svg' }).where('id', '=', id).execute();
  const uploadedAt = new Date(+shop.clock.now - 20 * DAY_MS);
  await sql`
    update product_pictures set uploaded_at = ${uploadedAt}
    where chosen_at is null and file = any(${files})`.execute(shop.db);
  const leftAfter = async (days: number) => {
    const context = { db: shop.db, now: () => new Date(+uploadedAt + days * DAY_MS) };
    for (const task of pictureTasks(context)) await task.run({}, { log: desk.app.log });
    const { rows } = await sql<{ file: string }>`
      select file from product_pictures where file = any(${files})`.execute(shop.db);
    return new Set(rows.map(({ file }) => file));
  };
  expect(await leftAfter(29)).toEqual(new Set(files));
  // Uploaded again, it is kept for as long as a new one.
  expect(await uploaded(430)).toBe(again);
  expect(await leftAfter(31)).toEqual(new Set([chosen, again]));
  expect(await leftAfter(60)).toEqual(new Set([chosen]));
  const byHand = sql`delete from product_pictures where file = ${chosen}`.execute(shop.db);
  await expect(byHand).rejects.toThrow('append-only');
});

/** A day after the shop's clock. */
const later = () => new Date(+shop.clock.now + DAY_MS);
const isThere = async (file: string) => (await readPicture(shop.db, file, 'small')) !== undefined;
const choose = async (trx: Trx, id: number, image: string) =>
  changeProducts(
    trx,
    [{ id, fields: { image } }],
    { by: 'The test', reason: 'A better picture' },
    shop.clock.now,
  );
/** Whether a transaction waits for a lock. */
const isWaiting = async () => {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(shop.db);
  return rows[0]?.waiting;
};

describe('a picture that is chosen while the housekeeping removes what nobody chose', () => {
  test('is kept if it is chosen first', async () => {
    const [file, id] = [await uploaded(440), await addProduct(shop.db)];
    let removing: Promise<number> | undefined;
    await withTransaction(shop.db, async (trx) => {
      await choose(trx, id, file);
      removing = withTransaction(shop.db, (other) => deleteUnchosenPictures(other, later(), 200));
      await expect.poll(isWaiting).toBe(true);
    });
    await removing;
    expect(await isThere(file)).toBe(true);
  });

  test('is kept from the moment in which it was found', async () => {
    const file = await uploaded(450);
    let removing: Promise<number> | undefined;
    await withTransaction(shop.db, async (trx) => {
      expect(await lockPictures(trx, [file])).toEqual(new Set());
      removing = withTransaction(shop.db, (other) => deleteUnchosenPictures(other, later(), 200));
      await expect.poll(isWaiting).toBe(true);
      expect(await isThere(file)).toBe(true);
      const id = await addProduct(shop.db);
      await choose(trx, id, file);
    });
    await removing;
    expect(await isThere(file)).toBe(true);
  });

  test('is refused in words if it is removed first', async () => {
    const [file, id] = [await uploaded(460), await addProduct(shop.db)];
    let chosen: Promise<unknown> | undefined;
    await withTransaction(shop.db, async (trx) => {
      await deleteUnchosenPictures(trx, later(), 200);
      chosen = withTransaction(shop.db, (other) => choose(other, id, file)).catch(
        (refused: unknown) => refused,
      );
      await expect.poll(isWaiting).toBe(true);
    });
    expect(await chosen).toMatchObject({ problem: { code: 'products-faulty' } });
    expect(await isThere(file)).toBe(false);
  });
});

const DAY_MS = 86_400_000;

/** Uploads a picture of this width, and returns its file. */
async function uploaded(width: number): Promise<string> {
  const answer = await upload(await aPicture({ width, height: 400 }));
  return answer.json<{ image: string }>().image;
}

const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

async function count() {
  const { files } = await shop.db
    .selectFrom('product_pictures')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .executeTakeFirstOrThrow();
  return files;
}
