import { expect, test } from 'vitest';
import { readConfig } from '../start/config.ts';
import { readCardSettings } from './cardSettings.ts';

const whole = {
  WORLDPAY_MODE: 'live',
  WORLDPAY_INSTALLATION: '1234567',
  WORLDPAY_SECRET: 'signing-secret',
  WORLDPAY_CALLBACK_PASSWORD: 'callback-password',
};

test.each([true, false])('takes complete settings in production: %s', (isProduction) => {
  expect(readCardSettings(whole, isProduction)).toEqual({
    mode: 'live',
    installation: '1234567',
    secret: 'signing-secret',
    callbackPassword: 'callback-password',
  });
});

test('without settings, takes no cards in production and uses a test page with its own secrets elsewhere', () => {
  expect(readCardSettings({ WORLDPAY_MODE: '' }, true)).toBeUndefined();
  const local = readCardSettings({}, false);
  expect(local).toMatchObject({ mode: 'local' });
  expect(local?.callbackPassword).toMatch(/^[\w-]{32}$/);
  expect(local?.callbackPassword).not.toBe(local?.secret);
});

test.each(Object.keys(whole))('refuses settings without %s and names what is missing', (name) => {
  for (const isProduction of [true, false]) {
    expect(() => readCardSettings({ ...whole, [name]: '' }, isProduction)).toThrow(
      `Card payment is half set up: ${name} must be set too`,
    );
  }
});

test.each([
  ['WORLDPAY_MODE', 'local'],
  ['WORLDPAY_INSTALLATION', '12x'],
  ['WORLDPAY_SECRET', 'short'],
  ['WORLDPAY_CALLBACK_PASSWORD', 'with space'],
])('%s as %s is refused, and no secret is repeated', (name, value) => {
  const read = () => readCardSettings({ ...whole, [name]: value }, true);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/short|with space|signing-secret|callback-password/);
});

test('refuses cards in production without the address of the shop', () => {
  const env = { ...whole, NODE_ENV: 'production' };
  expect(() => readConfig(env, '/shop')).toThrow('SHOP_URL must be set when cards are taken');
  expect(readConfig({ ...env, SHOP_URL: 'https://shop.example' }, '/shop').card).toMatchObject({
    mode: 'live',
  });
});

test('holds are 30 minutes for a card, and 7 days for a transfer with a reminder after 2, by default', () => {
  const DAY_MS = 86_400_000;
  expect(readConfig({}, '/shop').holds).toEqual({
    cardMs: 1_800_000,
    reminderMs: 2 * DAY_MS,
    transferMs: 7 * DAY_MS,
  });
  expect(readConfig({ CARD_HOLD_MINUTES: '45' }, '/shop').holds.cardMs).toBe(2_700_000);
  expect(() => readConfig({ CARD_HOLD_MINUTES: '4' }, '/shop')).toThrow(
    'CARD_HOLD_MINUTES must be a whole number of minutes from 5 to 1440, not "4".',
  );
  expect(() => readConfig({ TRANSFER_REMINDER_DAYS: '7' }, '/shop')).toThrow(
    'TRANSFER_REMINDER_DAYS (7) must be less than TRANSFER_DAYS (7).',
  );
});
