import { aRegistration } from '@formulary/rules/accounts/fixtures/aRegistration';
import type { Registration } from '@formulary/rules/accounts/registration';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDocuments, readDocument } from '../documents/documents.queries.ts';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { aPng } from '../../testing/documents/aPng.ts';
import type { TestPart } from '../../testing/calls/multipartOf.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import {
  documentPart,
  goodDocuments,
  registrationForm,
} from '../../testing/calls/registrationForm.ts';
import { quickPasswords } from '../../testing/quickPasswords.ts';
import { addUser, contents } from '../../testing/testData.queries.ts';
import { verifyPassword } from '../passwords.ts';

quickPasswords();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let visitors = 0;
let names = 0;

/** Sends a registration from a new address for each visitor, unless one is given. */
function send(
  words: Partial<Registration> = {},
  wire: Readonly<Record<string, string | undefined>> = {},
  documents?: readonly TestPart[],
  remoteAddress = `198.51.${(visitors += 1) >> 8}.${visitors & 255}`,
) {
  const form = registrationForm(words, wire, documents);
  return shop.app.inject({ method: 'POST', url: '/api/users', remoteAddress, ...form });
}

function somebody(): string {
  names += 1;
  return `somebody${names}@clinic.test`;
}

function account(email: string) {
  return shop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

function mailsTo(email: string) {
  return shop.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

async function everything(): Promise<string> {
  const documents = await shop.db.selectFrom('account_documents').select('id').execute();
  const tokens = await shop.db.selectFrom('account_tokens').selectAll().execute();
  return `${await contents(shop.db)} ${JSON.stringify([documents, tokens])}`;
}

describe('signing up', () => {
  test('creates an account with an unconfirmed address @7.2 @4.2 @3.7', async () => {
    const email = somebody();
    const answer = await send({
      email,
      firstName: '  Amara ',
      postcode: 'wc1r4rh',
      company: 'Okafor Clinic',
      isPrescriber: true,
      professionalStatus: 'Nurse Prescriber',
    });
    expect([answer.statusCode, answer.body]).toEqual([201, 'null']);
    const kept = await account(email);
    expect(kept).toMatchObject({
      account_state: 'registered',
      first_name: 'Amara',
      postcode: 'WC1R 4RH',
      birth_date: '1988-04-12',
      company: 'Okafor Clinic',
      clinic_city: 'London',
      clinic_country_code: 'GB',
      county: null,
      is_professional: true,
      professional_status: 'Nurse Prescriber',
      registration_number: '12A3456E',
      email_verified_at: null,
      requested_at: shop.clock.now,
    });
    expect(await verifyPassword(aRegistration().password, kept?.password_hash)).toBe(true);
  });

  test('strips invisible characters from stored and mailed text', async () => {
    const email = somebody();
    const seen = { email, lastName: 'Ng-Okafor', phone: '+44 20 7946 0018', city: 'Zo\u00EB' };
    const unseen = {
      email: `\u200B${email.replace('@', '\u00AD@')}\uFEFF`,
      lastName: 'Ng\u2011Okafor\u3164',
      phone: '\u202A+44\u00A020\u20097946 0018\u202C',
      city: 'Zoe\u0308',
      clinicPostcode: 'ec1v\u00A00bw',
    };
    expect((await send(unseen)).statusCode).toBe(201);
    const kept = await account(email);
    expect(kept).toMatchObject({
      last_name: seen.lastName,
      phone: seen.phone,
      city: seen.city,
      clinic_postcode: 'EC1V 0BW',
    });
    expect(await mailsTo(email)).toHaveLength(1);
    const password = aRegistration().password.replace(' ', '\u00A0');
    const other = somebody();
    await send({ email: other, password, passwordConfirmation: password });
    expect(await verifyPassword(password, (await account(other))?.password_hash)).toBe(true);
  });

  test('mails the normalised address when the stored address has a hidden character', async () => {
    const email = somebody();
    await addUser(shop.db, { email: `\u200B${email}` });
    expect((await send({ email })).statusCode).toBe(201);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('stores being a prescriber as a claim until staff activate the account', async () => {
    const email = somebody();
    await send({ email, isPrescriber: true });
    expect(await account(email)).toMatchObject({ is_prescriber: false, claims_prescriber: true });
    await expect(
      shop.db
        .updateTable('users')
        .set({ is_prescriber: true })
        .where('email', '=', email)
        .execute(),
    ).rejects.toThrow('only_activated_accounts_prescribe');
  });

  test('stores the three documents of the account, hashed and safe to show @5.6', async () => {
    const email = somebody();
    await send({ email }, {}, [
      documentPart('user_passport_or_license', aPng(30, 20), '../../me.png'),
      documentPart('user_certificate', aPdf({ trailer: '/Mine true' })),
      documentPart('user_utility_bill'),
    ]);
    const { id = 0 } = (await account(email)) ?? {};
    const listed = await listDocuments(shop.db, id);
    expect(
      listed.map(({ kind, mediaType, originalName }) => [kind, mediaType, originalName]),
    ).toEqual([
      ['passportOrLicence', 'image/png', 'me.png'],
      ['certificate', 'application/pdf', 'document.pdf'],
      ['utilityBill', 'application/pdf', 'document.pdf'],
    ]);
    const certificate = await readDocument(shop.db, listed[1]?.id ?? 0);
    expect(certificate?.content).toEqual(aPdf({ trailer: '/Mine true' }));
    expect(certificate?.sha256).toEqual(hash('sha256', aPdf({ trailer: '/Mine true' }), 'buffer'));
    expect(certificate).toMatchObject({ receivedAt: shop.clock.now, supersededAt: undefined });
  });

  test('accepts three documents of exactly 8 MB', async () => {
    const email = somebody();
    const largest = 8_388_608;
    const padding = largest - aPdf({ trailer: '/Pad ()' }).length;
    const content = aPdf({ trailer: `/Pad (${'x'.repeat(padding)})` });
    expect(content).toHaveLength(largest);
    const wireNames = ['user_passport_or_license', 'user_certificate', 'user_utility_bill'];
    const answer = await send(
      { email },
      {},
      wireNames.map((name) => documentPart(name, content)),
    );
    expect([answer.statusCode, answer.body]).toEqual([201, 'null']);
    const { id = 0 } = (await account(email)) ?? {};
    expect((await listDocuments(shop.db, id)).map(({ size }) => size)).toEqual(
      Array(3).fill(largest),
    );
  });

  test('sends the confirmation link and records who registered', async () => {
    const email = somebody();
    await send({ email });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/https:\/\/shop\.test\/users\/confirm\/[\w-]{43}/);
    const { id } = (await account(email)) ?? {};
    const events = await shop.db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject', '=', `user ${id}`)
      .execute();
    expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['account-registered', id],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Amara|Okafor|clinic\.test/);
  });

  test('requires no profession of a non-professional, and stores none @5.5', async () => {
    const email = somebody();
    const answer = await send(
      { email, isProfessional: false },
      { user_professional_status: '1', user_professional_reg_no: '12A' },
    );
    expect(answer.statusCode).toBe(201);
    expect(await account(email)).toMatchObject({
      is_professional: false,
      professional_status: null,
      registration_number: null,
    });
  });
});

describe('an invalid form', () => {
  test.each([
    ['are empty', ''],
    ['are missing', undefined],
  ])(
    'whose fields %s gets a sentence for each, and stores nothing @8.7 @5.2 @5.3 @5.4 @5.6 @5.7',
    async (_how, value) => {
      const before = await everything();
      const fields = [
        'fname lname email password password_confirmation phone dob street city postcode country',
        'professional_status professional_reg_no',
      ]
        .join(' ')
        .split(' ');
      const empty = Object.fromEntries(fields.map((field) => [`user_${field}`, value]));
      const answer = await send({}, empty, []);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: 'Some of what was sent is not valid',
        code: 'invalid-request',
        errors: {
          user_fname: 'Please enter your first name',
          user_lname: 'Please enter your last name',
          user_email: 'Please enter a valid email',
          user_password: 'Please enter a password',
          user_password_confirmation: 'Passwords must match',
          user_phone: 'Please enter your contact number',
          user_dob: 'Please select your date of birth',
          user_street: 'Please enter your address',
          user_city: 'Please enter your city',
          user_postcode: 'Please enter your postcode',
          user_country: 'Please select your country',
          user_professional_status: 'Please select a professional status',
          user_professional_reg_no: 'Please enter a professional registeration number',
          user_passport_or_license: 'Please upload a valid passport or license',
          user_certificate: 'Please upload a valid Aesthetics Training Certificate',
          user_utility_bill: 'Please upload a valid utility bill',
        },
      });
      expect(await everything()).toBe(before);
    },
  );

  test.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'a name of nothing that can be seen',
      { user_fname: '\u200B\u2060 \u3164' },
      { user_fname: 'Please enter your first name' },
    ],
    [
      'a postcode with a letter for a digit',
      { user_country: 'GB', user_postcode: 'EC1V OBW' },
      { user_postcode: 'Did you mean EC1V 0BW?' },
    ],
    [
      'a short password',
      { user_password: '1234567', user_password_confirmation: '1234567' },
      { user_password: 'Password should contain at least 8 characters' },
    ],
    [
      'a password that everybody has',
      { user_password: 'password1', user_password_confirmation: 'password1' },
      {
        user_password:
          'This password is among the first that are guessed. Please choose another, such as three words',
      },
    ],
    [
      'two passwords',
      { user_password_confirmation: 'another password' },
      { user_password_confirmation: 'Passwords must match' },
    ],
    [
      'a phone that is none',
      { user_phone: 'call me' },
      { user_phone: 'Please enter your contact number' },
    ],
    [
      'somebody of 17',
      { user_dob: '2008-06-16T00:00:00.000Z' },
      { user_dob: 'The age has to be 18 years or more' },
    ],
    [
      'somebody of 123',
      { user_dob: '1903-01-01T00:00:00.000Z' },
      { user_dob: 'Please check the year of birth' },
    ],
    [
      'a country that is none',
      { user_country: 'XX' },
      { user_country: 'Please select your country' },
    ],
    [
      'a clinic in none',
      { user_clinic_country: 'XX' },
      { user_clinic_country: 'Please select your country' },
    ],
    [
      'a street of 101',
      { user_street: 'x'.repeat(101) },
      { user_street: 'Please use at most 100 characters' },
    ],
  ])('with %s gets a sentence under its field @5.2', async (_what, wire, errors) => {
    const answer = await send({ email: somebody() }, wire);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors });
  });

  test.each<[string, (fill: string) => Record<string, string>, number, string]>([
    [
      'a password of 8 characters',
      (fill) => ({ user_password: `${fill}ord 1`, user_password_confirmation: `${fill}ord 1` }),
      3,
      'Password should contain at least 8 characters',
    ],
    [
      'a phone of 6 characters',
      (fill) => ({ user_phone: `+44 ${fill.replaceAll('x', '7')}` }),
      2,
      'Please enter your contact number',
    ],
  ])('accepts %s and none shorter @9.6', async (_what, fieldsOf, least, sentence) => {
    const taken = await send({ email: somebody() }, fieldsOf('x'.repeat(least)));
    const short = await send({ email: somebody() }, fieldsOf('x'.repeat(least - 1)));
    expect([taken.statusCode, short.statusCode]).toEqual([201, 400]);
    const [said] = Object.values(short.json<{ errors: Record<string, string> }>().errors);
    expect(said).toBe(sentence);
  });

  test.each<[string, (fill: string) => Record<string, string>, number, string]>([
    [
      'a street of 100 characters',
      (fill) => ({ user_street: fill }),
      100,
      'Please use at most 100 characters',
    ],
    [
      'an e-mail address with 64 characters before the @',
      (fill) => ({ user_email: `${fill}@clinic.test` }),
      64,
      'Please enter a valid email',
    ],
    [
      'an e-mail address of 254 characters',
      // 30 characters before the labels of the domain, each shorter than 64, and 5 after the last.
      (fill) => ({
        user_email: `${'a'.repeat(29)}@${`${'b'.repeat(49)}.`.repeat(4)}${fill}.test`,
      }),
      19,
      'Please enter a valid email',
    ],
  ])('accepts %s and none longer @9.6', async (_what, fieldsOf, most, sentence) => {
    const taken = await send({ email: somebody() }, fieldsOf('x'.repeat(most)));
    const long = await send({ email: somebody() }, fieldsOf('x'.repeat(most + 1)));
    expect([taken.statusCode, long.statusCode]).toEqual([201, 400]);
    expect(Object.values(long.json<{ errors: Record<string, string> }>().errors)).toEqual([
      sentence,
    ]);
  });

  test.each([
    ['18 today', '2008-06-15', 201],
    ['18 tomorrow', '2008-06-16', 400],
    ['born 122 years before this one', '1904-01-01', 201],
    ['born a day before that year', '1903-12-31', 400],
  ])('of a person %s (born %s) is %i @9.7', async (_who, day, status) => {
    const answer = await send({ email: somebody() }, { user_dob: `${day}T00:00:00.000Z` });
    expect(answer.statusCode).toBe(status);
  });

  test.each<[string, TestPart, string]>([
    [
      'HTML',
      documentPart('user_certificate', Buffer.from('<script>')),
      'Please upload a PDF, JPEG or PNG file',
    ],
    [
      'a PDF with a script',
      documentPart('user_certificate', aPdf({ hidden: '<< /S /JavaScript >>' })),
      'Please upload a PDF without password, attachments or scripts',
    ],
    [
      'half a PNG',
      documentPart('user_certificate', aPng(9, 9).subarray(0, 40)),
      'This file could not be read. Please save it again and upload the copy',
    ],
    [
      'more than 8 MB',
      documentPart('user_certificate', Buffer.concat([aPdf(), Buffer.alloc(8_388_608)])),
      'Please upload a file of at most 8 MB',
    ],
  ])(
    'with %s as a document gets a sentence under it, and stores nothing @5.6',
    async (_what, certificate, sentence) => {
      const before = await everything();
      const others = goodDocuments.filter(({ name }) => name !== 'user_certificate');
      const answer = await send({ email: somebody() }, {}, [...others, certificate]);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: { user_certificate: sentence } });
      expect(await everything()).toBe(before);
    },
  );

  test.each([
    'user_pk',
    'account_state',
    'status',
    'role',
    'is_prescriber',
    'email_verified_at',
    'user_request_date',
  ])('with %s is refused: applicants may not set it', async (field) => {
    const before = await everything();
    const answer = await send({ email: somebody() }, { [field]: 'true' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { [field]: 'is not expected here' } });
    expect(await everything()).toBe(before);
  });
});

describe('an address that has an account', () => {
  test.each(['registered', 'verified', 'active', 'rejected', 'suspended'] as const)(
    'that is %s gets the usual answer; its owner is notified and nothing changes',
    async (state) => {
      const email = somebody();
      const id = await addUser(shop.db, { email, account_state: state, first_name: 'Owner' });
      const before = await account(email);
      const known = await send({
        email: email.toUpperCase(),
        firstName: 'Zaphod',
        password: 'tea at four',
        passwordConfirmation: 'tea at four',
      });
      const unknown = await send({ email: somebody() });
      expect(known.statusCode).toBe(201);
      expect(known.rawPayload).toEqual(unknown.rawPayload);
      expect(Object.keys(known.headers).toSorted()).toEqual(
        Object.keys(unknown.headers).toSorted(),
      );
      expect(await account(email)).toEqual(before);
      expect(await listDocuments(shop.db, id)).toEqual([]);
      const mails = await mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account with us']);
      expect(mails[0]?.text).toContain('Owner');
      expect(mails[0]?.text).toMatch(/^Sign in:?\s+\S*\/signin$/m);
      expect(mails[0]?.text).toMatch(/\/forgot-password$/m);
      expect(mails[0]?.text).not.toContain('Zaphod');
      const tokens = await shop.db
        .selectFrom('account_tokens')
        .where('user_id', '=', id)
        .selectAll()
        .execute();
      expect(tokens).toEqual([]);
    },
  );

  test('keeps its documents when a second registration sends others', async () => {
    const email = somebody();
    await send({ email });
    const { id = 0 } = (await account(email)) ?? {};
    const before = await listDocuments(shop.db, id);
    await send({ email });
    expect(await listDocuments(shop.db, id)).toEqual(before);
  });

  test('gets one account when three registrations race', async () => {
    const email = somebody();
    shop.clock.now = new Date(+shop.clock.now + 3_600_000);
    const answers = await Promise.all(Array.from({ length: 3 }, () => send({ email })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Please confirm your email address',
      'You already have an account with us',
      'You already have an account with us',
    ]);
  });
});

describe('limits', () => {
  test('allow three mails an hour to an address, new or known', async () => {
    for (const email of [somebody(), somebody()]) {
      for (let time = 0; time < 3; time += 1) expect((await send({ email })).statusCode).toBe(201);
      const late = await send({ email });
      expect(late.statusCode).toBe(429);
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
      expect(await mailsTo(email)).toHaveLength(3);
    }
  });

  test('allow a network twenty attempts an hour, checked before the form is read', async () => {
    const from = '203.0.113.9';
    for (let time = 0; time < 20; time += 1) {
      expect((await send({}, { user_fname: undefined }, [], from)).statusCode).toBe(400);
    }
    const late = await send({ email: somebody() }, {}, undefined, `::ffff:${from}`);
    expect(late.statusCode).toBe(429);
    expect((await send({ email: somebody() })).statusCode).toBe(201);
    shop.clock.now = new Date(+shop.clock.now + 3_600_001);
    expect((await send({ email: somebody() }, {}, undefined, from)).statusCode).toBe(201);
  });
});
