import { randomBytes } from 'node:crypto';
import { brand } from '@formulary/rules/brand/brand';
import { Secret, TOTP } from 'otpauth';

const KEY_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps by which the device's clock may differ. */
const DRIFT = 1;

/** Returns a new random key for an authenticator app, 160 bits (RFC 4226). */
export function newTotpKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** Returns a key as an app takes it: in base32, and as an otpauth address that names the desk and the person. */
export function totpAddress(
  key: Buffer,
  email: string,
): { readonly key: string; readonly otpauth: string } {
  const totp = totpOf(key, email);
  return { key: totp.secret.base32, otpauth: totp.toString() };
}

/**
 * Returns the step of 30 seconds that a six-digit code belongs to (RFC 6238), at most one step before or after `now`;
 * undefined for a wrong code.
 */
export function stepOfCode(key: Buffer, code: string, now: Date): number | undefined {
  const delta = totpOf(key).validate({ token: code, timestamp: +now, window: DRIFT });
  return delta === null ? undefined : Math.floor(+now / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(key: Buffer, label = ''): TOTP {
  const secret = new Secret({ buffer: Uint8Array.from(key).buffer });
  return new TOTP({ issuer: `${brand.name} desk`, label, secret, period: PERIOD_SECONDS });
}
