import { readFileSync } from 'node:fs';
import { brand } from '@formulary/rules/brand/brand';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import { STOCK_REQUESTS_KEPT_FOR_MS } from '@formulary/rules/stock/stockRequest';
import { expect, test } from 'vitest';
import { retentionMs } from '../../accounts/retentionMs.ts';
import { readConfig } from '../../start/config.ts';
import { SENT_MAIL_RETENTION_MS } from '../mail/mail.tasks.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { sessionLife, holds } = readConfig({}, '/');

function days(ms: number): string {
  return `${ms / DAY_MS} days`;
}

function hours(ms: number): string {
  return `${ms / HOUR_MS} hours`;
}

/** Values from the rules and the default settings. */
const facts: Readonly<Record<string, string>> = {
  ...shopFacts,
  transfer: days(holds.transferMs),
  unconfirmed: days(retentionMs.unconfirmed),
  unconfirmedAtMost: days(retentionMs.unconfirmedAtMost),
  deadLink: days(retentionMs.deadLink),
  failedSignIn: hours(retentionMs.failedSignIn),
  sentMail: days(SENT_MAIL_RETENTION_MS),
  stockRequest: days(STOCK_REQUESTS_KEPT_FOR_MS),
  sessionIdle: hours(sessionLife.idleMs),
  sessionMost: days(sessionLife.absoluteMs),
};

function read(file: string): string {
  return readFileSync(
    new URL(`../../../../storefront/public/assets/${file}.html`, import.meta.url),
    'utf8',
  );
}

test.each([
  ['TC', ['transfer', 'cutOff']],
  ['DP', ['cutOff', 'cutOff', 'paperHours', 'daysToSign']],
  [
    'PP',
    [
      'unconfirmed',
      'unconfirmedAtMost',
      'sentMail',
      'deadLink',
      'failedSignIn',
      'stockRequest',
      'sessionIdle',
      'sessionMost',
    ],
  ],
])('the static page %s states the values of rules and settings', (file, expected) => {
  const said = [...read(file).matchAll(/<data value="(\w+)">\s*([^<]+?)\s*<\/data>/g)];
  expect(said.map(([, name]) => name)).toEqual(expected);
  expect(said.map(([, name, words]) => [name, words])).toEqual(
    said.map(([, name]) => [name, facts[name ?? '']]),
  );
});

test.each(['TC', 'DP', 'PP'])(
  'the static page %s takes company details from the brand file',
  (file) => {
    const text = read(file);
    for (const own of [brand.name, brand.contact.email, brand.contact.phone, brand.address[1]]) {
      expect(text).not.toContain(own);
    }
  },
);
