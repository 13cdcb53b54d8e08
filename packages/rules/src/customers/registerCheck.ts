import type { Day } from '../dates/day.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { day, instant, text, word } from '../wire/scalars.ts';
import type { Words } from '../wire/codec.ts';
import { registerNames } from './professionalRegisters.ts';

/** What a look at a professional register found. */
export const registerResults = ['matches', 'differs', 'not-found'] as const;

export type RegisterResult = (typeof registerResults)[number];

const labels: Readonly<Record<RegisterResult, string>> = {
  matches: 'Found, and it matches',
  differs: 'Found, but it differs',
  'not-found': 'Not found',
};

/** Returns a result as people read it. */
export function registerResultLabel(result: RegisterResult): string {
  return labels[result];
}

/** What staff write down after looking at a register. */
export const registerLook = {
  register: field('register', word(registerNames)),
  number: field('number', text(1, 60)),
  result: field('result', word(registerResults)),
  note: optionalField('note', text(0, 1000)),
  /** The day on which the register has to be looked at again. */
  nextOn: field('nextOn', day),
};

/** A recorded look at a register. */
export const registerCheck = entity({
  ...registerLook,
  at: field('at', instant),
  by: field('by', text(0, 200)),
});

export type RegisterCheck = Words<typeof registerCheck>;

/**
 * Returns whether approving somebody needs a reason that says why no register was found to match: a professional whose
 * newest look at a register is missing, found something else, or is due again today. It warns and does not block
 * (docs/decisions/2026-11-29-desk-customers.md).
 */
export function lacksRegisterCheck(
  { isProfessional }: { readonly isProfessional: boolean },
  newest: Pick<RegisterCheck, 'result' | 'nextOn'> | undefined,
  today: Day,
): boolean {
  const isMatched = newest?.result === 'matches' && newest.nextOn > today;
  return isProfessional && !isMatched;
}
