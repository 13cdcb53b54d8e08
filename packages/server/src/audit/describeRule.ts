import type { CheckedRule } from './audit.ts';

const KEYS_SHOWN = 5;
const WIDEST_SECONDS = 6;

/** Describes a checked rule in a line: its result, duration and the first rows that break it. */
export function describeRule({ id, rule, count, keys, milliseconds }: CheckedRule): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`.padStart(WIDEST_SECONDS);
  if (count === 0) return `${id} holds  ${seconds}  ${rule}`;
  const more = count > KEYS_SHOWN ? ' …' : '';
  const shown = keys.slice(0, KEYS_SHOWN).join(', ');
  return `${id} BROKEN ${seconds}  ${rule}: by ${count.toLocaleString('en-GB')} (${shown}${more})`;
}
