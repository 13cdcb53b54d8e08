import { hash } from 'node:crypto';
import { canonicalText, type CanonicalValue } from '@formulary/rules/prescriptions/canonicalText';

/** Returns the SHA-256 of a value's canonical text, in hexadecimal. Events store it in place of typed values. */
export function hashOf(value: CanonicalValue): string {
  return hash('sha256', canonicalText(value));
}
