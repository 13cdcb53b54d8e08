import {
  countPatients,
  findLikelyPatients,
  findPatients,
  getPatient,
  listPatients,
  savePatient,
} from '@formulary/rules/calls/patientCalls';
import { searchPatients } from '@formulary/rules/patients/searchPatients';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { type PrescribedCart, prescribedCart } from '../testing/orders/prescribedCart.ts';
import { addPatient, addSession, contents } from '../testing/testData.queries.ts';
import { eventsOf } from '../testing/database/eventsOf.queries.ts';
import { addPatients } from './testing/patients.queries.ts';

let shop: TestShop;
let owner: { readonly userId: number; readonly token: string };
let other: { readonly userId: number; readonly token: string };
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  shop.clock.now = new Date('2026-06-15T10:00:00Z');
  owner = await shop.signedIn();
  other = await shop.signedIn();
});
afterAll(() => shop.close());

const form = {
  patient_fname: 'Amara',
  patient_lname: 'Jones',
  patient_email: 'amara@patients.test',
  patient_phone: '020 7946 0100',
  patient_dob: '1984-04-05',
  patient_postcode: 'LS1 4AP',
  patient_street: '1 Park Row',
  patient_city: 'Leeds',
  patient_county: 'West Yorkshire',
};

function save(changes: object, { token } = owner) {
  return shop.send(savePatient, { token, body: { ...form, ...changes } });
}

async function added(changes: object = {}, by = owner): Promise<number> {
  const answer = await save(changes, by);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ insertId: number }>().insertId;
}

function place(cart: PrescribedCart) {
  const body = orderBody(cart.lines, {}, 0, cart.prescriptions);
  return shop.ask(createOrder, { token: cart.token, body });
}

async function lastOf({ token }: { readonly token: string }, id: number) {
  const patients = await shop.ask(listPatients, { token });
  return patients.find((patient) => patient.id === id)?.lastPrescribedAt;
}

const count = async (search = '', { token } = owner) =>
  shop.ask(countPatients, { token, body: { query: { search } } });

async function names({ token } = owner): Promise<readonly string[]> {
  const patients = await shop.ask(listPatients, { token });
  return patients.map(({ lastName, firstName }) => `${lastName} ${firstName}`);
}

describe('a patient', () => {
  test('is added with everything typed, and found by the returned id @3.11 @7.41 @7.40', async () => {
    const id = await added();
    const answer = await shop.send(getPatient, {
      token: owner.token,
      body: { patientId: id },
    });
    expect(answer.json()).toEqual([{ patient_pk: id, ...form }]);
    expect(await eventsOf(shop.db, `patient ${id}`)).toEqual([
      { actor_id: owner.userId, action: 'patient-added', detail: {} },
    ]);
  });

  test('is changed by the same call with its id, which returns no insertId @7.41', async () => {
    const id = await added();
    const answer = await save({ patient_pk: id, patient_city: 'Bradford', patient_phone: null });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    const [patient] = await shop.ask(getPatient, { token: owner.token, body: { patientId: id } });
    expect(patient).toMatchObject({ firstName: 'Amara', city: 'Bradford', phone: undefined });
    expect(await names()).toEqual(['Jones Amara']);
    const [, change] = await eventsOf(shop.db, `patient ${id}`);
    expect(change).toMatchObject({ action: 'patient-changed', detail: { fields: 'phone, city' } });
  });

  test('saved without changes leaves no record of a change', async () => {
    const id = await added();
    expect((await save({ patient_pk: id })).statusCode).toBe(200);
    expect(await eventsOf(shop.db, `patient ${id}`)).toHaveLength(1);
  });

  test('is stored without surrounding and double spaces; an empty optional field is stored as none', async () => {
    const id = await added({
      patient_fname: '  Amara \n Grace ',
      patient_email: ' ',
      patient_phone: '',
    });
    const [patient] = await shop.ask(getPatient, { token: owner.token, body: { patientId: id } });
    expect(patient).toMatchObject({
      firstName: 'Amara Grace',
      email: undefined,
      phone: undefined,
    });
  });
});

function sendWith(key: string, changes: object = {}, { token } = owner) {
  const headers = { 'idempotency-key': key };
  return shop.send(savePatient, { token, body: { ...form, ...changes }, headers });
}

describe('a patient sent again with the same key', () => {
  test('is added once, and gets the first answer again', async () => {
    const first = await sendWith('once');
    const again = await sendWith('once');
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await names()).toEqual(['Jones Amara']);
  });

  test('is added once when both requests are concurrent', async () => {
    const answers = await Promise.all([sendWith('twice'), sendWith('twice')]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await names()).toEqual(['Jones Amara']);
  });

  test('is refused with other contents; another user adds their own', async () => {
    await sendWith('shared');
    const changed = await sendWith('shared', { patient_fname: 'Bola' });
    expect([changed.statusCode, changed.json()]).toMatchObject([409, { code: 'key-reused' }]);
    expect(await names()).toEqual(['Jones Amara']);
    expect((await sendWith('shared', {}, other)).statusCode).toBe(200);
    expect(await names(other)).toEqual(['Jones Amara']);
  });

  test('is checked again after a refusal', async () => {
    expect((await sendWith('retried', { patient_fname: '' })).statusCode).toBe(400);
    expect((await sendWith('retried')).statusCode).toBe(200);
    expect(await names()).toEqual(['Jones Amara']);
  });
});

describe('the list', () => {
  test('holds own patients only, by name regardless of case, namesakes by date of birth @7.39', async () => {
    await added({ patient_lname: 'west', patient_fname: 'Bo' });
    await added({ patient_lname: 'West', patient_fname: 'Ann', patient_dob: '1990-01-01' });
    await added({ patient_lname: 'WEST', patient_fname: 'ann', patient_dob: '1980-01-01' });
    await added({ patient_lname: 'Abel', patient_fname: 'Zoe' });
    await added({}, other);
    expect(await names()).toEqual(['Abel Zoe', 'WEST ann', 'West Ann', 'west Bo']);
    expect(await names(other)).toEqual(['Jones Amara']);
  });

  test('is empty for a user without patients', async () => {
    expect(await names()).toEqual([]);
  });

  test('has an upper bound: one patient more is refused with a sentence', async () => {
    await addPatients(shop.db, owner.userId, 8_999);
    await added();
    const before = await contents(shop.db);
    const answer = await save({});
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'patients-full', message: expect.stringContaining('contact us') },
    ]);
    expect(await contents(shop.db)).toBe(before);
    expect(await count()).toBe(9_000);
    const { body } = await shop.send(listPatients, { token: owner.token });
    expect(body.length).toBeLessThan(5_000);
  });

  test('comes in pages of 15 by default, 100 at most', async () => {
    await addPatients(shop.db, owner.userId, 120);
    const page = async (query: string) => {
      const answer = await shop.send(listPatients, {
        token: owner.token,
        url: `/api/patients${query}`,
      });
      return [answer.statusCode, answer.json<readonly unknown[]>().length];
    };
    expect(await page('')).toEqual([200, 15]);
    expect(await page('?limit=100')).toEqual([200, 100]);
    expect(await page('?limit=100&skip=100')).toEqual([200, 20]);
    for (const query of ['?limit=101', '?limit=0', '?limit=1e1', '?skip=-1', '?search=jones']) {
      expect(await page(query)).toEqual([400, undefined]);
    }
    const refused = await shop.send(listPatients, {
      token: owner.token,
      url: '/api/patients?limit=101',
    });
    expect(refused.json()).toMatchObject({
      errors: { limit: 'should be a whole number from 1 to 100' },
    });
    expect(await count()).toBe(120);
  });
});

describe('a search', () => {
  const people = [
    ['Amara', 'O’Néill-Jones', '1984-04-05', 'LS1 4AP'],
    ['Mary Ann', 'De La Cruz', '1991-10-23', 'M4 1LE'],
    ['Zoë', 'Jones', '1984-12-01', 'W1A 1AA'],
    ['李', '王', '1970-01-31', 'SW1A 2AA'],
  ] as const;

  async function addPeople() {
    for (const [patient_fname, patient_lname, patient_dob, patient_postcode] of people) {
      await added({ patient_fname, patient_lname, patient_dob, patient_postcode });
      await added({ patient_fname, patient_lname, patient_dob, patient_postcode }, other);
    }
  }

  test('finds the same own patients as the shared rule, in the order of the list', async () => {
    await addPeople();
    const all = await shop.ask(listPatients, { token: owner.token });
    const queries = [
      '',
      ' ',
      'jones',
      'JONES, amara',
      'oneill',
      "o'neill",
      'neill-jon',
      'zoe',
      'de la',
      'mary-ann',
      'ann cruz',
      'ls14',
      'ls1 4ap',
      '05/04/1984',
      '5.4.84',
      '4/1984',
      '1984-04',
      '1984',
      'apr',
      '王',
      'per cent',
      '%',
      '_',
      '|',
      '#',
      'back\\',
      'x',
      '/',
      'jones amara zoe',
    ];
    for (const search of queries) {
      const meant = searchPatients(all, search);
      const body = { query: { search } };
      expect([search, await shop.ask(findPatients, { token: owner.token, body })]).toEqual([
        search,
        meant,
      ]);
      expect([search, await count(search)]).toEqual([search, meant.length]);
    }
    const body = { query: { search: 'jones' }, page: { limit: 1, skip: 1 } };
    expect(await shop.ask(findPatients, { token: owner.token, body })).toEqual([
      searchPatients(all, 'jones')[1],
    ]);
  });

  test('finds a patient by their changed details', async () => {
    const id = await added();
    await save({ patient_pk: id, patient_lname: 'Whitfield', patient_postcode: 'SE15 4QL' });
    expect([await count('jones'), await count('whitfield se154ql'), await count('ls1')]).toEqual([
      0, 1, 0,
    ]);
  });

  test('is refused when longer than 100 characters or with another field', async () => {
    for (const query of [{ search: 'x'.repeat(101) }, { practitioner_fk: 1 }, { search: 7 }]) {
      const answer = await shop.send(findPatients, { token: owner.token, body: { query } });
      expect(answer.statusCode).toBe(400);
    }
  });
});

const likely = async (changes: object, by = owner) => {
  const { patient_fname, patient_lname, patient_dob } = { ...form, ...changes };
  const person = 'patient_pk' in changes ? { patient_pk: changes.patient_pk } : {};
  const body = { patient_fname, patient_lname, patient_dob, ...person };
  return (await shop.ask(findLikelyPatients, { token: by.token, body })).map(({ id }) => id);
};

describe('likely duplicates', () => {
  test('are found among thousands by the rule, the likeliest first, and only among own patients', async () => {
    await addPatients(shop.db, owner.userId, 2_000);
    const near = await added({ patient_fname: 'Amarra' });
    const elsewhen = await added({ patient_dob: '1984-05-04' });
    const same = await added({ patient_fname: 'JONES', patient_lname: 'Ámara' });
    await added({ patient_lname: 'Janas' });
    await added({ patient_dob: '1971-09-30' });
    await added({}, other);
    expect(await likely({})).toEqual([same, near, elsewhen]);
    expect(await likely({ patient_pk: same })).toEqual([near, elsewhen]);
    expect(await likely({ patient_fname: 'Somebody', patient_lname: 'Else' })).toEqual([]);
  });
});

describe('the last prescription', () => {
  test('is the time of the latest order for the patient; other patients do not count', async () => {
    const cart = await prescribedCart(shop, [[1]]);
    const [patientId = 0] = cart.patientIds;
    const bystander = await addPatient(shop.db, cart.userId);
    expect(await lastOf(cart, patientId)).toBeUndefined();
    await place(cart);
    expect(await lastOf(cart, patientId)).toEqual(shop.clock.now);
    expect(await lastOf(cart, bystander)).toBeUndefined();
  });

  test.each([
    [
      'rejected',
      "update prescriptions set status = 'rejected', rejected_at = created_at, reject_reason = 'Not now' where order_id = $1",
    ],
    ['cancelled with its order', "update orders set state = 'Cancelled' where id = $1"],
  ])('is not one that was %s', async (_what, statement) => {
    const cart = await prescribedCart(shop, [[1]]);
    const { id } = await place(cart);
    await shop.database.pool.query(statement, [id]);
    expect(await lastOf(cart, cart.patientIds[0] ?? 0)).toBeUndefined();
  });
});

describe("another user's patient", () => {
  test('cannot be read: the answer is the same as for an unknown id (T14) @7.40', async () => {
    const id = await addPatient(shop.db, owner.userId);
    const ask = (patientId: number) =>
      shop.send(getPatient, { token: other.token, body: { patientId } });
    const theirs = await ask(id);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe((await ask(2_000_000_000)).body);
    expect(theirs.json()).toEqual({
      code: 'patient-missing',
      message: 'We could not find this patient',
    });
  });

  test('logs an attempt to read once a day, but none for an unknown id (T14)', async () => {
    const id = await addPatient(shop.db, owner.userId);
    const ask = (patientId: number) =>
      shop.send(getPatient, { token: other.token, body: { patientId } });
    await ask(id);
    await ask(id);
    await ask(2_000_000_000);
    const denied = { actor_id: other.userId, action: 'denied', detail: {} };
    expect(await eventsOf(shop.db, `patient ${id}`)).toEqual([denied]);
    expect(await eventsOf(shop.db, 'patient 2000000000')).toEqual([]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
    const token = await addSession(shop.db, other.userId, shop.clock.now);
    await shop.send(getPatient, { token, body: { patientId: id } });
    expect(await eventsOf(shop.db, `patient ${id}`)).toEqual([denied, denied]);
  });

  test('cannot be changed and stays the same to the byte (T15) @7.41', async () => {
    const id = await addPatient(shop.db, owner.userId);
    const before = await contents(shop.db);
    const theirs = await save({ patient_pk: id }, other);
    const nobodys = await save({ patient_pk: 2_000_000_000 }, other);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(nobodys.body);
    expect(await contents(shop.db)).toBe(before);
  });
});

const long = 'x'.repeat(101);

describe('an invalid form', () => {
  test.each([
    ['patient_fname', ' ', 'Please add patient first name'],
    ['patient_lname', '', 'Please add patient last name'],
    ['patient_fname', 'http://prize.test', 'Please write this name without ‘:’'],
    ['patient_fname', 'www.prize', 'Please write this name without ‘www.’'],
    [
      'patient_lname',
      'Win at prize.test',
      'Please write this name with a space after the full stop',
    ],
    ['patient_lname', '<b>Jones', 'Please write this name without ‘<’'],
    ['patient_dob', '2008-06-16', 'The age has to be 18 years or more'],
    ['patient_dob', '1903-12-31', 'Please check the year of birth'],
    ['patient_postcode', '', 'Please add patient postcode'],
    ['patient_street', '', 'Please add patient address'],
    ['patient_city', '', 'Please enter your city'],
    ['patient_county', '', 'Please enter your county'],
    ['patient_email', 'amara@', 'Please enter a valid email'],
    ['patient_phone', '12345', 'Please enter a valid contact number'],
    ['patient_phone', 'call me', 'Please enter a valid contact number'],
    ['patient_fname', long, 'Please use at most 100 characters'],
    ['patient_lname', long, 'Please use at most 100 characters'],
    ['patient_street', long, 'Please use at most 100 characters'],
    ['patient_city', long, 'Please use at most 100 characters'],
    ['patient_county', long, 'Please use at most 100 characters'],
    ['patient_postcode', 'x'.repeat(21), 'Please use at most 20 characters'],
  ])(
    'is refused with a sentence under %s for %j @5.12 @9.6 @9.7',
    async (field, value, sentence) => {
      const id = await added();
      const before = await contents(shop.db);
      for (const sent of [{ [field]: value }, { [field]: value, patient_pk: id }]) {
        const answer = await save(sent);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ errors: { [field]: sentence } });
      }
      expect(await contents(shop.db)).toBe(before);
    },
  );

  test.each([
    ['patient_dob', '05/04/1984'],
    ['patient_dob', '2026-02-30'],
    ['patient_dob', null],
    ['patient_fname', 7],
    ['patient_fname', 'bell\u0007'],
    ['patient_pk', 0],
    ['patient_pk', '1'],
    ['practitioner_fk', 1],
  ])('with a malformed field is refused under %s: %j', async (field, value) => {
    const before = await contents(shop.db);
    const answer = await save({ [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await contents(shop.db)).toBe(before);
  });

  test('names every invalid field at once @5.12', async () => {
    const wrong = { patient_fname: '', patient_dob: '2020-01-01', patient_city: '' };
    const { errors } = (await save(wrong)).json<{ errors: object }>();
    expect(Object.keys(errors)).toEqual(Object.keys(wrong));
  });
});

describe('the age of a patient', () => {
  test.each([
    ['eighteen today', '2008-06-15'],
    ['born in the earliest year', '1904-01-01'],
  ])('may be %s @5.12 @9.7', async (_what, born) => {
    expect((await save({ patient_dob: born })).statusCode).toBe(200);
  });

  test('reaches eighteen at midnight in the UK, an hour before that day starts in UTC', async () => {
    shop.clock.now = new Date('2026-06-14T22:59:59Z');
    expect((await save({ patient_dob: '2008-06-15' })).statusCode).toBe(400);
    shop.clock.now = new Date('2026-06-14T23:00:00Z');
    expect((await save({ patient_dob: '2008-06-15' })).statusCode).toBe(200);
  });
});
