import { hash } from 'node:crypto';
import { canonicalText, type CanonicalValue } from '@formulary/rules/prescriptions/canonicalText';

/** What stands for a value in an event, which keeps nothing that anybody typed: the SHA-256 of its canonical text, in hexadecimal. */
export function hashOf(value: CanonicalValue): string {
  return hash('sha256', canonicalText(value));
}
