import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('listens on loopback, port 4000, with ./data, by default', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    port: 4000,
    host: 'localhost',
    dataFolder: '/shop/data',
    databaseUrl: undefined,
    isProduction: false,
  });
});

test('uses given values; an empty one counts as unset', () => {
  const env = {
    PORT: '80',
    HOST: '0.0.0.0',
    FORMULARY_DATA: 'over there',
    DATABASE_URL: 'postgres://shop@db/shop',
    NODE_ENV: 'production',
  };
  expect(readConfig(env, '/shop')).toMatchObject({
    port: 80,
    host: '0.0.0.0',
    dataFolder: '/shop/over there',
    databaseUrl: 'postgres://shop@db/shop',
    isProduction: true,
  });
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/shop')).toEqual(readConfig({}, '/shop'));
});

test.each(['-1', '65536', '1.5', '0x50', '4000 ', 'abc'])('refuses PORT %s', (PORT) => {
  expect(() => readConfig({ PORT }, '/shop')).toThrow('PORT must be a number from 0 to 65535');
});

test('refuses a NODE_ENV that it does not know', () => {
  expect(() => readConfig({ NODE_ENV: 'prod' }, '/shop')).toThrow(
    'NODE_ENV must be production, development or test, not "prod".',
  );
});

test('does not repeat an unusable DATABASE_URL, which may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db' }, '/shop')).toThrow(
    /^DATABASE_URL must be a PostgreSQL address (?!.*secret)/,
  );
});

test('refuses a direct address of a database that has no other', () => {
  const url = 'postgresql://shop@db/shop';
  expect(() => readConfig({ DATABASE_DIRECT_URL: url }, '/shop')).toThrow(
    'DATABASE_DIRECT_URL needs DATABASE_URL',
  );
});

const https = 'https://desk.example';
test.each([
  [{}, { port: 4001, url: undefined }],
  [{ PORT: '80' }, { port: 81, url: undefined }],
  [{ PORT: '0' }, { port: 0, url: undefined }],
  [
    { DESK_PORT: '9000', DESK_URL: 'https://Desk.example/' },
    { port: 9000, url: https },
  ],
  [{ NODE_ENV: 'production' }, undefined],
  [
    { NODE_ENV: 'production', DESK_URL: https },
    { port: 4001, url: https },
  ],
])('with %j the desk is at %j', (env, desk) => {
  expect(readConfig(env, '/shop').desk).toEqual(desk);
});

test.each([
  [{ DESK_PORT: '4000' }, 'DESK_PORT must differ from PORT'],
  [{ PORT: '65535' }, 'DESK_PORT must differ from PORT'],
  [{ METRICS_PORT: '4001' }, 'DESK_PORT must differ from METRICS_PORT'],
  [{ DESK_PORT: 'x' }, 'DESK_PORT must be'],
  [{ DESK_URL: 'desk.example' }, "DESK_URL must be the desk's public address"],
  [{ DESK_URL: `${https}/desk` }, "DESK_URL must be the desk's public address"],
  [{ DESK_URL: https, SHOP_URL: https }, 'DESK_URL must differ from SHOP_URL'],
  [{ NODE_ENV: 'production', DESK_PORT: '4001' }, 'DESK_URL must be set'],
  [{ NODE_ENV: 'production', DESK_URL: 'http://desk.example' }, 'must begin with https'],
])('refuses %j for the desk', (env, sentence) => {
  expect(() => readConfig(env, '/shop')).toThrow(sentence);
});

const BRANDED = { name: 'Formulary', address: 'care@formulary.test' };

test('trusts no proxy, sends no mail and uses the brand as sender, by default', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    smtpUrl: undefined,
    shopUrl: undefined,
    mailFrom: BRANDED,
    trustProxy: false,
  });
});

test.each([
  ['SMTP_URL', 'smtps://shop:secret@mail.example:465', 'smtpUrl'],
  ['SMTP_URL', 'smtp://127.0.0.1:25?requireTLS=true', 'smtpUrl'],
])('takes %s %s', (name, value, key) => {
  expect(readConfig({ [name]: value }, '/shop')).toMatchObject({ [key]: value });
});

test.each([
  ['https://shop.example/', 'https://shop.example'],
  ['https://Shop.example', 'https://shop.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('takes SHOP_URL %s as %s', (SHOP_URL, shopUrl) => {
  expect(readConfig({ SHOP_URL }, '/shop').shopUrl).toBe(shopUrl);
});

test.each([
  ['orders@shop.example', { name: 'Formulary', address: 'orders@shop.example' }],
  ['The Shop <orders@shop.example>', { name: 'The Shop', address: 'orders@shop.example' }],
  ['<orders@shop.example>', { name: 'Formulary', address: 'orders@shop.example' }],
])('takes MAIL_FROM %s', (MAIL_FROM, mailFrom) => {
  expect(readConfig({ MAIL_FROM }, '/shop').mailFrom).toEqual(mailFrom);
});

test.each([
  ['0', false],
  ['false', false],
  ['1', 1],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
])('takes TRUST_PROXY %s', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }, '/shop').trustProxy).toBe(trustProxy);
});

test.each([
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be the address of a mail server'],
  ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be the address of a mail server'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL must be the address of a mail server'],
  ['SHOP_URL', 'shop.example', "SHOP_URL must be the shop's public address"],
  ['SHOP_URL', 'https://shop.example/shop', "SHOP_URL must be the shop's public address"],
  ['SHOP_URL', 'https://user:pass@shop.example', "SHOP_URL must be the shop's public address"],
  ['SHOP_URL', 'javascript:alert(1)', "SHOP_URL must be the shop's public address"],
  ['MAIL_FROM', 'Formulary', 'MAIL_FROM must be an address'],
  ['MAIL_FROM', 'a@b.example, c@d.example', 'MAIL_FROM must be an address'],
  ['MAIL_FROM', 'A\r\nBcc: b <a@b.example>', 'MAIL_FROM must be an address'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must be the number of proxies'],
  ['TRUST_PROXY', '10', 'TRUST_PROXY must be the number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be the number of proxies'],
  ['TRUST_PROXY', 'proxy.example', 'TRUST_PROXY must be the number of proxies'],
])('refuses %s %s', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value }, '/shop')).toThrow(sentence);
});

test('does not repeat an unusable SMTP_URL, which may hold a password', () => {
  expect(() => readConfig({ SMTP_URL: 'http://shop:secret@mail' }, '/shop')).toThrow(
    /^SMTP_URL (?!.*secret)/,
  );
});

test('refuses to send mail in production without SHOP_URL', () => {
  const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
  expect(() => readConfig(env, '/shop')).toThrow('SHOP_URL must be set');
  expect(readConfig({ ...env, SHOP_URL: 'https://shop.example' }, '/shop').shopUrl).toBe(
    'https://shop.example',
  );
  expect(readConfig({ NODE_ENV: 'production' }, '/shop').shopUrl).toBeUndefined();
});

test('limits documents of unconfirmed registrations to 2,048 MB, and 200 MB per network and day, by default', () => {
  const MB = 1024 * 1024;
  expect(readConfig({}, '/shop').unconfirmedLimits).toEqual({
    mostBytes: 2048 * MB,
    mostBytesOfNetwork: 200 * MB,
  });
  const env = { UNCONFIRMED_MB: '24', UNCONFIRMED_MB_PER_NETWORK: '30' };
  expect(readConfig(env, '/shop').unconfirmedLimits).toEqual({
    mostBytes: 24 * MB,
    mostBytesOfNetwork: 30 * MB,
  });
});

test.each(['UNCONFIRMED_MB', 'UNCONFIRMED_MB_PER_NETWORK'])(
  'refuses %s below the largest registration, or not a number',
  (name) => {
    for (const value of ['23', '-1', '1.5', 'all', '1000001']) {
      expect(() => readConfig({ [name]: value }, '/shop')).toThrow(
        `${name} must be a whole number of megabytes from 24 to 1000000, not "${value}".`,
      );
    }
  },
);
