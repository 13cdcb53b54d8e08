import { hash, timingSafeEqual } from 'node:crypto';

/** Whether a password is the right one, in a time that tells nothing of it; an empty one never is. */
export function isSamePassword(given: string | undefined, right: string): boolean {
  const isSame = timingSafeEqual(digest(given ?? ''), digest(right));
  return isSame && right !== '';
}

function digest(password: string): Buffer {
  return hash('sha256', password, 'buffer');
}
