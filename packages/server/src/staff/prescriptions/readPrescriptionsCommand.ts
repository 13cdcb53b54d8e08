import { type Day } from '@formulary/rules/dates/day';
import { isDay } from '@formulary/rules/dates/isDay';
import type { PrescriptionWait } from '@formulary/rules/prescriptions/prescription';
import { readId, UsageProblem } from '../commandWords.ts';

/** Pending steps by which staff filter prescriptions. */
export type StaffPrescriptionWait = Exclude<PrescriptionWait, 'nothing'>;

/** Staff command about prescriptions. */
export type PrescriptionsCommand =
  | { readonly kind: 'list-prescriptions'; readonly wait: StaffPrescriptionWait | undefined }
  | { readonly kind: 'show-prescription'; readonly id: number }
  | {
      readonly kind: 'original-received';
      readonly id: number;
      readonly by: string | undefined;
    }
  /** Both days are included. */
  | { readonly kind: 'register'; readonly from: Day; readonly to: Day }
  | {
      readonly kind: 'check-prescription';
      /** Its number, or the path of a PDF. */
      readonly what: { readonly id: number } | { readonly file: string };
    };

const WAITS: readonly StaffPrescriptionWait[] = ['signature', 'confirmation', 'correction'];

/** Options of all commands about prescriptions. */
export type PrescriptionsOptions = Readonly<
  Partial<Record<'waiting' | 'from' | 'to' | 'as', string>>
>;

/** Options that each command accepts. */
const FIT: Readonly<Record<string, readonly (keyof PrescriptionsOptions)[]>> = {
  show: [],
  received: ['as'],
  register: ['from', 'to'],
  verify: [],
};

/** Parses the arguments after `prescriptions`. Refuses invalid ones with a `UsageProblem`. */
export function readPrescriptionsCommand(
  verb: string | undefined,
  which: string | undefined,
  options: PrescriptionsOptions,
  by: string | undefined,
): PrescriptionsCommand {
  if (verb === undefined) {
    only(options, ['waiting']);
    return { kind: 'list-prescriptions', wait: readWait(options.waiting) };
  }
  const fit = FIT[verb];
  if (!fit) {
    const known = Object.keys(FIT).join(', ');
    throw new UsageProblem(`"prescriptions ${verb}" is not a command: say ${known}.`);
  }
  only(options, fit);
  if (verb === 'register') {
    if (which !== undefined) throw new UsageProblem(`"${which}" is one word too many.`);
    return register(options);
  }
  if (verb === 'show') return { kind: 'show-prescription', id: readId(which, 'a prescription') };
  if (verb === 'received') {
    return { kind: 'original-received', id: readId(which, 'a prescription'), by };
  }
  const isFile = which !== undefined && /\.pdf$/i.test(which);
  const what = isFile ? { file: which } : { id: readId(which, 'a prescription') };
  return { kind: 'check-prescription', what };
}

function register({ from, to }: PrescriptionsOptions): PrescriptionsCommand {
  const days = { from: readDay('from', from), to: readDay('to', to) };
  if (days.from > days.to) throw new UsageProblem('--from must not be after --to.');
  return { kind: 'register', ...days };
}

function readDay(name: 'from' | 'to', word: string | undefined): Day {
  if (word !== undefined && isDay(word)) return word;
  throw new UsageProblem(`Say a day such as 2026-11-30: --${name} DAY.`);
}

function readWait(word: string | undefined): StaffPrescriptionWait | undefined {
  if (word === undefined) return undefined;
  const wait = WAITS.find((each) => each === word);
  if (wait) return wait;
  throw new UsageProblem(`Nothing waits for "${word}": say ${WAITS.join(', ')}.`);
}

function only(options: PrescriptionsOptions, fit: readonly string[]): void {
  const stray = Object.keys(options).find((name) => !fit.includes(name));
  if (stray !== undefined) throw new UsageProblem(`--${stray} does not go with this command.`);
}
