import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('listens on loopback, port 4000, with ./data, when nothing is set', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    port: 4000,
    host: 'localhost',
    dataFolder: '/shop/data',
    databaseUrl: undefined,
    isProduction: false,
  });
});

test('takes what is set; an empty value counts as not set', () => {
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

test('does not repeat a DATABASE_URL it cannot use, which may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db' }, '/shop')).toThrow(
    /^DATABASE_URL must be a PostgreSQL address (?!.*secret)/,
  );
});
