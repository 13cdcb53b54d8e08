import { parseDate } from '../dates/dateField.ts';
import type { Day } from '../dates/day.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, oneOfList, required, when } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { messages } from '../problems/messages.ts';
import { longReason } from '../forms/reasonForm.ts';

const CHOOSE_KIND = 'Please choose what was asked for';
const LONGEST_ASKED_BY = 300;

/** Returns the rules of a request about somebody's data; an erasure needs a reason. */
export function dataRequestRules(today: Day): FormRules<'kind' | 'askedBy' | 'askedOn' | 'reason'> {
  return {
    kind: [required(CHOOSE_KIND), oneOfList(['copy', 'erase', 'note'], CHOOSE_KIND)],
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
