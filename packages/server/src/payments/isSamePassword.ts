import { hash, timingSafeEqual } from 'node:crypto';

/** Compares a password in constant time; an empty one never matches. */
export function isSamePassword(given: string | undefined, right: string): boolean {
  const isSame = timingSafeEqual(digest(given ?? ''), digest(right));
  return isSame && right !== '';
}

function digest(password: string): Buffer {
  return hash('sha256', password, 'buffer');
}
