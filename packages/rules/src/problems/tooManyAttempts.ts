import type { Refusal } from './refusal.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Returns the refusal of too many attempts with the time to wait, rounded up to minutes or hours. */
export function tooManyAttempts(seconds: number): Refusal {
  return {
    code: 'too-many-requests',
    message: `Too many attempts. Please try again in ${waitOf(seconds)}`,
  };
}

function waitOf(seconds: number): string {
  if (seconds <= MINUTE) return 'a minute';
  if (seconds <= HOUR) return `${Math.ceil(seconds / MINUTE)} minutes`;
  const hours = Math.ceil(seconds / HOUR);
  return `${hours} hours`;
}
