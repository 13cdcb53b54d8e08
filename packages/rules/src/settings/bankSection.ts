import { type Brand, defaultBrand } from '../brand/brand.ts';
import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { atMost, pattern, required } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { settingSentences } from '../problems/settingSentences.ts';
import { tidyLine } from '../text/tidyLine.ts';
import type { SettingSection } from './settingSection.ts';

/** What the section says, by field. */
export const bankLabels = {
  accountName: 'Account name',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
} as const;

export type BankField = keyof typeof bankLabels;

/** Writes six digits as banks print them: 12-34-56. */
const sortCode: FieldCheck = Object.assign(pattern(/^\d\d-\d\d-\d\d$/, settingSentences.sortCode), {
  tidy: (typed: string) => tidyLine(typed).replace(/^(\d\d)[ –-]?(\d\d)[ –-]?(\d\d)$/, '$1-$2-$3'),
});

const accountNumber: FieldCheck = Object.assign(
  pattern(/^\d{8}$/, settingSentences.accountNumber),
  { tidy: (typed: string) => tidyLine(typed).replaceAll(' ', '') },
);

/** The checks of the section. */
export const bankRules: FormRules<BankField> = {
  accountName: [
    required(settingSentences.accountName),
    atMost(100, fieldSentences.atMost100),
    (value) => (/[<>]/.test(value) ? settingSentences.markup : undefined),
  ],
  sortCode: [sortCode, required(settingSentences.sortCode)],
  accountNumber: [accountNumber, required(settingSentences.accountNumber)],
};

/** The values of a shop in which nobody has changed them. */
export const bankDefaults: Brand['bank'] = defaultBrand.bank;

/** The account to which buyers transfer. */
export const bankSection: SettingSection = {
  named: 'the bank details',
  labels: bankLabels,
  rules: bankRules,
  defaults: { ...bankDefaults },
};
