import { addDeskPasskey, beginDeskPasskey } from '@formulary/rules/calls/desk/deskPasskeyCalls';
import { getDeskSession, look as lookCall } from '@formulary/rules/calls/desk/deskSessionCalls';
import { openStaffInvitation } from '@formulary/rules/calls/desk/staffCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '../accounts/passkeys/testing/createAuthenticator.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { removeOld } from '../testing/removeOld.ts';
import { inviteToDesk } from './testing/joinDesk.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let shop: TestShop;
let desk: TestDesk;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

test('what has expired of staff accounts is removed, and what has not still works', async () => {
  const begun = +shop.clock.now;
  const removeAt = async (ms: number) => {
    const removed = await removeOld(shop.db, new Date(begun + ms));
    return Object.fromEntries(Object.entries(removed).filter(([task]) => /staff|look/.test(task)));
  };
  const { token } = await desk.signedIn('stock');
  const { invitation } = await inviteToDesk(shop);
  await desk.ask(lookCall, { token, body: { subject: 'order 31' } });
  const options = await desk.ask(beginDeskPasskey, { token });
  await desk.ask(beginDeskPasskey, { token });

  expect(await removeAt(30 * SECOND_MS - 1)).toEqual({});
  const response = createAuthenticator('https://desk.test').create(options);
  await desk.ask(addDeskPasskey, { token, body: { name: 'Kept', response } });
  expect(await removeAt(30 * SECOND_MS)).toEqual({ 'remove-past-looks': 1 });
  expect(await removeAt(5 * MINUTE_MS)).toEqual({ 'remove-dead-staff-challenges': 1 });
  expect(await removeAt(10 * HOUR_MS - 1)).toEqual({});
  await desk.ask(getDeskSession, { token });
  expect(await removeAt(10 * HOUR_MS)).toEqual({ 'remove-expired-staff-sessions': 1 });
  expect(await removeAt(72 * HOUR_MS - 1)).toEqual({});
  await desk.ask(openStaffInvitation, { body: { token: invitation } });
  expect(await removeAt(72 * HOUR_MS)).toEqual({ 'remove-expired-staff-invitations': 1 });
});
