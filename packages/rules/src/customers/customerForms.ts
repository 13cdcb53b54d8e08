import { billingRules } from '../accounts/billingRules.ts';
import { profileRules } from '../accounts/profileRules.ts';
import { parseDate } from '../dates/dateField.ts';
import type { Day } from '../dates/day.ts';
import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, oneOfList, required, when } from '../forms/fieldChecks.ts';
import { deskMessages } from '../problems/deskMessages.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { messages } from '../problems/messages.ts';
import { LONGEST_NOTE } from './deskCustomer.ts';
import { registerNames } from './professionalRegisters.ts';
import { isRecheckDayAllowed } from './recheck.ts';
import { registerResults } from './registerCheck.ts';

const LONGEST_REASON = 1000;
const LONGEST_NUMBER = 60;
const CHOOSE_REGISTER = 'Please choose the register';
const SAY_RESULT = 'Please say what the register has';

const longReason = atMost(LONGEST_REASON, messages['text-too-long']);

/** A form that asks for a reason and nothing else. */
export const reasonRules: FormRules<'reason'> = {
  reason: [inLines, required(messages['reason-required']), longReason],
};

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

/** The form for a note of staff. */
export const noteRules: FormRules<'note'> = {
  note: [
    inLines,
    required('Please write the note'),
    atMost(LONGEST_NOTE, `Please use at most ${LONGEST_NOTE} characters`),
  ],
};

/** The form that corrects a customer's name and company. */
export const correctionRules: FormRules<'firstName' | 'lastName' | 'company' | 'reason'> = {
  firstName: billingRules.firstName,
  lastName: billingRules.lastName,
  company: billingRules.company,
  reason: reasonRules.reason,
};

/** The form that changes a customer's email address. */
export const newEmailRules: FormRules<'email' | 'reason'> = {
  email: profileRules.email,
  reason: reasonRules.reason,
};

const LONGEST_ASKED_BY = 300;

/** Returns the rules of a request about somebody's data; an erasure needs a reason. */
export function dataRequestRules(today: Day): FormRules<'kind' | 'askedBy' | 'askedOn' | 'reason'> {
  return {
    kind: [oneOfList(['copy', 'erase'], 'Please choose what was asked for')],
    askedBy: [
      required('Please say who asked'),
      atMost(LONGEST_ASKED_BY, `Please use at most ${LONGEST_ASKED_BY} characters`),
    ],
    askedOn: [
      (typed) => {
        const day = parseDate(typed);
        return day === undefined || day > today ? fieldSentences.validDate : undefined;
      },
    ],
    reason: [
      inLines,
      when(({ kind }) => kind === 'erase')(required(messages['reason-required'])),
      longReason,
    ],
  };
}

const LONGEST_PATIENT_NAME = 100;

/** The form that finds a patient: name and date of birth, since nobody browses patients. */
export const patientSearchRules: FormRules<'search' | 'birthDate'> = {
  search: [
    required('Please enter the name of the patient'),
    atMost(LONGEST_PATIENT_NAME, fieldSentences.atMost100),
  ],
  birthDate: [(typed) => (parseDate(typed) === undefined ? fieldSentences.validDate : undefined)],
};
