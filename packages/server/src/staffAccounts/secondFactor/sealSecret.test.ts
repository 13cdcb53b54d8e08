import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealSecret.ts';

const { privateKey: key } = generateKeyPairSync('ed25519');
const { privateKey: another } = generateKeyPairSync('ed25519');
const secret = randomBytes(20);

test('a secret opens with its key and for its person only', () => {
  const sealed = sealSecret(key, 7, secret);
  expect(openSecret(key, 7, sealed)).toEqual(secret);
  expect(openSecret(another, 7, sealed)).toBeUndefined();
  expect(openSecret(key, 8, sealed)).toBeUndefined();
  expect(sealed.includes(secret)).toBe(false);
});

test('a secret with one byte changed, or cut short, does not open', () => {
  const sealed = sealSecret(key, 7, secret);
  for (let index = 0; index < sealed.length; index += 1) {
    const altered = Buffer.from(sealed);
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
    expect(openSecret(key, 7, altered)).toBeUndefined();
    expect(openSecret(key, 7, sealed.subarray(0, index))).toBeUndefined();
  }
});

test('the same secret is sealed differently each time', () => {
  expect(sealSecret(key, 7, secret)).not.toEqual(sealSecret(key, 7, secret));
});
