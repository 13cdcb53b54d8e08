import { getDeskSession } from '@formulary/rules/calls/desk/deskSessionCalls';
import { openStaffInvitation } from '@formulary/rules/calls/desk/staffCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { lastInvitation } from '../../staffAccounts/testing/joinDesk.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { readPeopleCommand } from './readPeopleCommand.ts';
import { runPeopleCommand } from './runPeopleCommand.ts';

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

function people(
  verb?: string,
  which?: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  return runPeopleCommand(readPeopleCommand(verb, which, options, undefined), {
    db: shop.db,
    now: shop.clock.now,
    user: () => 'root',
    deskUrl: () => 'https://desk.test',
  });
}

const eventsOf = (staffId: number) =>
  shop.db
    .selectFrom('audit_events')
    .select(['action', 'detail', 'staff_id'])
    .where('subject', '=', `staff ${staffId}`)
    .orderBy('id')
    .execute();

test('the first superintendent is invited, which is recorded as done at the command line', async () => {
  expect(await people()).toBe('Nobody works at the desk yet.');
  const said = await people('invite', 'first@shop.test', { name: 'Priya', role: 'superintendent' });
  expect(said).toBe('Priya is invited as person 1, by a mail whose link works for 72 hours.');
  const token = await lastInvitation(shop, 'first@shop.test');
  expect(await desk.ask(openStaffInvitation, { body: { token } })).toMatchObject({
    role: 'superintendent',
  });
  expect(await eventsOf(1)).toEqual([
    {
      action: 'staff-invited',
      detail: { by: 'root', to: 'Superintendent' },
      staff_id: null,
    },
  ]);
  expect(await people()).toBe(
    [
      'ID  Name   Email            Role            State    Signed in',
      '1   Priya  first@shop.test  Superintendent  invited  never',
    ].join('\n'),
  );
});

test('an account is reset and ended, with the reason on record, and its sessions end', async () => {
  const person = await desk.signedIn('superintendent');
  const id = String(person.staffId);
  expect(await people('reset', id, { reason: 'Phone lost' })).toMatch(/^Person \d+ is signed out/);
  expect((await desk.send(getDeskSession, person)).statusCode).toBe(401);
  expect(await people('end', id, { reason: 'Left' })).toBe(
    `The account of person ${id} has ended.`,
  );
  expect(await eventsOf(person.staffId)).toMatchObject([
    { action: 'staff-reset', detail: { by: 'root', reason: 'Phone lost' } },
    { action: 'staff-ended', detail: { by: 'root', reason: 'Left' } },
  ]);
});

test.each([
  [['end', '99', { reason: 'r' }], 'There is no person 99.'],
  [['reset', '1', { reason: 'r' }], 'This account is not in a state where that can be done.'],
  [
    ['invite', 'first@shop.test', { name: 'P', role: 'stock' }],
    'Somebody works at the desk with this email already.',
  ],
  [['invite', 'nobody', { name: 'P', role: 'stock' }], 'Please enter a valid email.'],
] as const)('%j is refused in a sentence', async ([verb, which, options], sentence) => {
  await expect(people(verb, which, options)).rejects.toThrow(new StartupProblem(sentence));
});
