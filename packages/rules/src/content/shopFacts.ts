import { SHORTEST_PASSWORD } from '../accounts/passwordLength.ts';
import { cutOffWords } from '../dates/changedTimes.ts';
import { PAPER_HOURS } from '../dates/orderDeadlines.ts';
import { DEFAULT_DAYS_TO_SIGN } from '../prescriptions/signing/signingDeadline.ts';

/**
 * Facts about the shop's rules for its pages, each derived from the rule itself. Read them where a text is made: the
 * cut-off is a setting.
 */
export const shopFacts = {
  get cutOff() {
    return cutOffWords();
  },
  paperHours: `${PAPER_HOURS} hours`,
  daysToSign: `${DEFAULT_DAYS_TO_SIGN} days`,
  passwordLength: `${SHORTEST_PASSWORD} characters`,
} as const;
