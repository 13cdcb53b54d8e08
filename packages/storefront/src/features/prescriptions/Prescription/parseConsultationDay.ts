import { parseDate } from '@formulary/rules/dates/dateField';
import { consultationFault } from '@formulary/rules/prescriptions/consultationFault';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { type Result, accept } from '@formulary/rules/problems/result';

/** Parses the consultation day: undefined if empty, the day, or the reason it is invalid. */
export function parseConsultationDay(
  typed: string,
  isRequired: boolean,
  today: string,
): Result<string | undefined, string> {
  const day = parseDate(typed.trim());
  if (typed.trim() !== '' && day === undefined)
    return { ok: false, problem: fieldSentences.consultationDay };
  const problem = consultationFault(day, { isRequired }, today);
  return problem === undefined ? accept(day) : { ok: false, problem };
}
