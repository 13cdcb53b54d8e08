import { parseDate } from '../dates/dateField.ts';
import type { Day } from '../dates/day.ts';
import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, oneOfList, required } from '../forms/fieldChecks.ts';
import { deskMessages } from '../problems/deskMessages.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { registerNames } from './professionalRegisters.ts';
import { longReason, reasonRules } from '../forms/reasonForm.ts';
import { isRecheckDayAllowed } from './recheck.ts';
import { registerResults } from './registerCheck.ts';

const LONGEST_NUMBER = 60;
const CHOOSE_REGISTER = 'Please choose the register';
const SAY_RESULT = 'Please say what the register has';

/** Returns the check of the day of the next look at a register, typed as dd/MM/yyyy. */
function recheckDayCheck(today: Day): FieldCheck {
  return (typed) => {
    const day = parseDate(typed);
    if (day === undefined) return fieldSentences.validDate;
    return isRecheckDayAllowed(day, today) ? undefined : deskMessages['recheck-day-refused'];
  };
}

/**
 * Returns the rules of an approval. A reason is required unless a register check that matches is one
 * (`lacksRegisterCheck`).
 */
export function approvalRules(
  today: Day,
  isReasonRequired: boolean,
): FormRules<'until' | 'reason'> {
  return {
    until: [recheckDayCheck(today)],
    reason: isReasonRequired ? reasonRules.reason : [inLines, longReason],
  };
}

/** Returns the rules of a look at a register. */
export function registerCheckRules(
  today: Day,
): FormRules<'register' | 'number' | 'result' | 'nextOn' | 'note'> {
  return {
    register: [required(CHOOSE_REGISTER), oneOfList(registerNames, CHOOSE_REGISTER)],
    number: [
      required('Please enter the number that was looked up'),
      atMost(LONGEST_NUMBER, fieldSentences.atMost60),
    ],
    result: [required(SAY_RESULT), oneOfList(registerResults, SAY_RESULT)],
    nextOn: [recheckDayCheck(today)],
    note: [inLines, longReason],
  };
}
