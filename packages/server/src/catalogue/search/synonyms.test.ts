import { countProducts } from '@formulary/rules/calls/catalogueCalls';
import * as synonyms from '@formulary/rules/calls/desk/deskSynonymCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addProduct } from '../../testing/testData.queries.ts';

let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token } = await desk.signedIn('superintendent'));
  await addProduct(shop.db, { name: 'Zephyrine gauze swabs' });
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const reason = 'Asked for by phone';
const all = async () => (await desk.ask(synonyms.listDeskSynonyms, { token })).synonyms;
const named = async (name: string) => {
  const { id, ...synonym } = (await all()).find((each) => each.name === name)!;
  return { synonym, id };
};
const change = (id: number, body: object) =>
  desk.send(synonyms.changeDeskSynonym, {
    token,
    url: `/api/desk/catalogue/synonyms/${id}`,
    body: { reason, ...body },
  });
/** Says whether the shop finds the product. */
const found = async (term: string) =>
  (await shop.ask(countProducts, { body: { query: { search_term: term } } })) > 0;

test('a synonym is found in the shop, and no more once it is removed', async () => {
  expect(await found('fluff squares')).toBe(false);
  const added = { name: 'Fluff  Squares', means: 'Zephyrine gauze' };
  const { id } = await desk.ask(synonyms.addDeskSynonym, { token, body: { ...added, reason } });
  await expect.poll(() => found('fluff squares')).toBe(true);
  const { synonym: stored, id: storedId } = await named('fluff squares');
  expect(stored).toMatchObject({ means: 'zephyrine gauze', isActive: true });
  expect(storedId).toBe(id);

  const removed = await change(id, { ...stored, isActive: false });
  expect(removed.statusCode).toBe(200);
  await expect.poll(() => found('fluff squares')).toBe(false);
  const again = await change(id, { ...stored, isActive: false });
  expect([again.statusCode, again.json().code]).toEqual([409, 'record-changed']);

  const back = await change(id, { ...(await named('fluff squares')).synonym, isActive: true });
  expect(back.statusCode).toBe(200);
  await expect.poll(() => found('fluff squares')).toBe(true);
  const events = await shop.db
    .selectFrom('audit_events')
    .select(['action', sql<{ from?: string; to: string }>`detail`.as('detail')])
    .where('subject', '=', `synonym ${id}`)
    .orderBy('id')
    .execute();
  expect(events.map(({ action, detail }) => [action, detail.from, detail.to])).toEqual([
    ['synonym-added', undefined, 'fluff squares = zephyrine gauze'],
    ['synonym-removed', 'fluff squares = zephyrine gauze', 'none'],
    ['synonym-restored', 'none', 'fluff squares = zephyrine gauze'],
  ]);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('a preview says what a search finds without and with the change, and changes nothing', async () => {
  const body = { search: 'wound cloths', name: 'wound cloths', means: 'zephyrine', isActive: true };
  const preview = await desk.ask(synonyms.previewDeskSynonym, { token, body });
  expect(preview).toEqual({
    before: { count: 0, names: [] },
    after: { count: 1, names: ['Zephyrine gauze swabs'], readAs: 'zephyrine' },
  });
  expect((await all()).map(({ name }) => name)).not.toContain('wound cloths');
});

test.each([
  { name: ' ?! ', means: 'gloves', field: 'name' },
  { name: 'mitts', means: '', field: 'means' },
  { name: 'BOTOX', means: 'gloves', field: 'name' },
  { name: 'botulinum toxin', means: 'gloves', field: 'name' },
  { name: 'mitts', means: 'botox', field: 'means' },
  { name: 'gloves', means: 'Gloves', field: 'means' },
  { name: 'a b c d e', means: 'gloves', field: 'name' },
  { name: 'm'.repeat(2_000), means: 'gloves', field: 'name' },
])('$name for $means is refused in words at its field', async ({ field, ...typed }) => {
  const answer = await desk.send(synonyms.addDeskSynonym, { token, body: { ...typed, reason } });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'synonym-faulty']);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

const add = (means: string) =>
  desk.send(synonyms.addDeskSynonym, { token, body: { name: 'race', means, reason } });

test('two staff who add the same name at once: one wins, the other is told', async () => {
  const answers = await Promise.all([add('gauze'), add('gloves')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});
