import { SHORTEST_PASSWORD } from '../accounts/passwordLength.ts';
import { CUT_OFF_HOUR } from '../dates/orderDeadlines.ts';
import { PAPER_HOURS } from '../dates/orderDeadlines.ts';
import { DEFAULT_DAYS_TO_SIGN } from '../prescriptions/signing/signingDeadline.ts';

const NOON = 12;

/** Facts about the shop's rules for its pages, each derived from the rule itself. */
export const shopFacts = {
  cutOff: `${CUT_OFF_HOUR - NOON}pm`,
  paperHours: `${PAPER_HOURS} hours`,
  daysToSign: `${DEFAULT_DAYS_TO_SIGN} days`,
  passwordLength: `${SHORTEST_PASSWORD} characters`,
} as const;
