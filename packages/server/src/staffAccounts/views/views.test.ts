import {
  addDeskView,
  changeDeskView,
  listDeskViews,
  removeDeskView,
} from '@formulary/rules/calls/desk/deskViewCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { contents } from '../../testing/testData.queries.ts';

let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  ({ token } = await desk.signedIn('auditor'));
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const view = (name: string, list = 'orders') => ({ list, name, query: '?state=unpriced' });
const add = (body: object) => desk.ask(addDeskView, { token, body });
const change = (id: number, body: object, by = token) =>
  desk.send(changeDeskView, { token: by, url: `/api/desk/views/${id}`, body });
const codeOf = (answer: Awaited<ReturnType<TestDesk['send']>>) =>
  answer.json<{ readonly code: string }>().code;
const oneOfTwo = expect.toSatisfy(
  ([a, b]: readonly number[]) => (a === 200 && b === 409) || (a === 409 && b === 200),
) as unknown;
const defaults = async () =>
  (await desk.ask(listDeskViews, { token }))
    .filter(({ isDefault }) => isDefault)
    .map(({ list }) => list);
const names = async () => (await desk.ask(listDeskViews, { token })).map(({ name }) => name);

test('views are kept with the account, by name, and nobody else sees or changes them', async () => {
  const late = await add(view(' Late   today '));
  await add(view('Cold'));
  await add(view('Cold', 'customers'));
  expect(await names()).toEqual(['Cold', 'Cold', 'Late today']);
  const other = await desk.signedIn('auditor');
  expect(await desk.ask(listDeskViews, { token: other.token })).toEqual([]);
  const before = await contents(shop.db);
  expect(codeOf(await change(late.id, { name: 'Mine' }, other.token))).toBe('view-missing');
  const url = `/api/desk/views/${late.id}`;
  expect(codeOf(await desk.send(removeDeskView, { token: other.token, url }))).toBe('view-missing');
  expect(await contents(shop.db)).toBe(before);
});

test('one view of a list is its default, and of two presses at once one wins', async () => {
  const [a, b, c] = [await add(view('A')), await add(view('B')), await add(view('C', 'customers'))];
  await Promise.all([a, b, c].map(({ id }) => change(id, { isDefault: true })));
  expect(await defaults()).toEqual(['customers', 'orders']);
  await change(c.id, { isDefault: false });
  expect(await defaults()).toEqual(['orders']);
});

test('a name is needed once in a list, in any case', async () => {
  const { id } = await add(view('Cold'));
  expect(codeOf(await desk.send(addDeskView, { token, body: view('COLD') }))).toBe(
    'view-name-taken',
  );
  expect((await change(id, { name: 'cold' })).json()).toMatchObject({ name: 'cold' });
  for (const name of ['', ' ', 'a'.repeat(61)]) {
    expect(codeOf(await desk.send(addDeskView, { token, body: view(name) }))).toBe(
      'invalid-request',
    );
    expect(codeOf(await change(id, { name }))).toBe('invalid-request');
  }
  const twice = await Promise.all(
    ['New', 'new'].map((name) => desk.send(addDeskView, { token, body: view(name) })),
  );
  expect(twice.map(({ statusCode }) => statusCode)).toEqual(oneOfTwo);
});

test('a list has at most 30 views of a person, also with two devices', async () => {
  for (let count = 0; count < 29; count += 1) await add(view(`View ${count}`));
  const last = await Promise.all(
    ['X', 'Y'].map((name) => desk.send(addDeskView, { token, body: view(name) })),
  );
  expect(last.map(({ statusCode }) => statusCode)).toEqual(oneOfTwo);
  expect(codeOf(await desk.send(addDeskView, { token, body: view('Z') }))).toBe('views-full');
  await add(view('Z', 'customers'));
});

test('a deleted view is gone, and so a second time', async () => {
  const { id } = await add(view('Cold'));
  const remove = () => desk.send(removeDeskView, { token, url: `/api/desk/views/${id}` });
  expect((await remove()).statusCode).toBe(removeDeskView.status);
  expect(codeOf(await remove())).toBe('view-missing');
  expect(codeOf(await change(id, { isDefault: true }))).toBe('view-missing');
});
