import { type Brand, defaultBrand } from '../brand/brand.ts';
import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { atMost, emailAddress, pattern, required } from '../forms/fieldChecks.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { settingSentences } from '../problems/settingSentences.ts';
import { linesOf, tidyLines } from './lines.ts';
import type { SettingSection } from './settingSection.ts';

/** What the section says, by field. */
export const companyLabels = {
  name: 'Name of the shop',
  claim: 'What the shop says of itself',
  companyName: 'Company',
  companyRegistration: 'Registration of the company',
  vatNumber: 'VAT number',
  regulator: 'Registration of the pharmacy',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  hours: 'Opening hours',
  social: 'Pages elsewhere',
} as const;

export type CompanyField = keyof typeof companyLabels;

type CompanyValues = Readonly<Record<CompanyField, string>>;

const FEWEST_ADDRESS_LINES = 3;
const MOST_ADDRESS_LINES = 7;
const LONGEST_ADDRESS_LINE = 60;
const MOST_LINKS = 6;
const LONGEST_LINK = 200;
const VAT_NUMBER = /^GB \d{3} \d{4} \d{2}(?: \d{3})?$/;

/** Refuses what would look like markup: texts of the shop hold none. */
const plain: FieldCheck = (value) => (/[<>]/.test(value) ? settingSentences.markup : undefined);

const address: FieldCheck = Object.assign(
  (value: string) => {
    const lines = linesOf(value);
    const isFit = lines.length >= FEWEST_ADDRESS_LINES && lines.length <= MOST_ADDRESS_LINES;
    if (!isFit) return settingSentences.addressLines;
    return lines.some((line) => line.length > LONGEST_ADDRESS_LINE)
      ? settingSentences.addressLine
      : undefined;
  },
  { tidy: tidyLines },
);

/** A link as it is typed: its name, and its address. */
const LINK = /^\S.{0,39}? +https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?$/;

const social: FieldCheck = Object.assign(
  (value: string) => {
    const lines = linesOf(value);
    if (lines.length > MOST_LINKS) return settingSentences.mostLinks;
    return lines.every(isLink) ? undefined : settingSentences.link;
  },
  { tidy: tidyLines },
);

function isLink(line: string): boolean {
  return line.length <= LONGEST_LINK && LINK.test(line);
}

/** The checks of the section. */
export const companyRules: FormRules<CompanyField> = {
  name: [required(settingSentences.shopName), atMost(60, fieldSentences.atMost60), plain],
  claim: [required(settingSentences.claim), atMost(128, fieldSentences.atMost128), plain],
  companyName: [required(settingSentences.company), atMost(100, fieldSentences.atMost100), plain],
  companyRegistration: [
    required(settingSentences.companyRegistration),
    atMost(400, settingSentences.atMost400),
    plain,
  ],
  vatNumber: [
    required(settingSentences.vatNumber),
    pattern(VAT_NUMBER, settingSentences.vatNumber),
  ],
  regulator: [required(settingSentences.regulator), atMost(400, settingSentences.atMost400), plain],
  address: [address, plain],
  email: [required(fieldSentences.validEmail), emailAddress(fieldSentences.validEmail)],
  phone: [
    phoneNumber(settingSentences.phone),
    required(settingSentences.phone),
    atMost(60, fieldSentences.atMost60),
  ],
  hours: [required(settingSentences.hours), atMost(100, fieldSentences.atMost100), plain],
  social: [social, plain],
};

/** Returns the values of the section for a brand. */
function companyValues(brand: Brand): CompanyValues {
  const { name, claim, company, regulator, contact } = brand;
  return {
    name,
    claim,
    companyName: company.name,
    companyRegistration: company.registration,
    vatNumber: company.vatNumber,
    regulator: regulator.registration,
    address: brand.address.join('\n'),
    email: contact.email,
    phone: contact.phone,
    hours: contact.hours,
    social: brand.social.map(({ label, href }) => `${label} ${href}`).join('\n'),
  };
}

/** The values of a shop in which nobody has changed them. */
export const companyDefaults = companyValues(defaultBrand);

/** Returns the brand that checked values make, with the bank details of another. */
export function brandOf(values: CompanyValues, bank: Brand['bank']): Brand {
  return {
    name: values.name,
    claim: values.claim,
    company: {
      name: values.companyName,
      registration: values.companyRegistration,
      vatNumber: values.vatNumber,
    },
    regulator: { registration: values.regulator },
    address: linesOf(values.address),
    contact: { email: values.email, phone: values.phone, hours: values.hours },
    social: linesOf(values.social).map((line) => {
      const hrefAt = line.lastIndexOf(' ') + 1;
      return { label: line.slice(0, hrefAt).trim(), href: line.slice(hrefAt) };
    }),
    bank,
  };
}

/** What the shop says of the company: texts, address, phone. */
export const companySection: SettingSection = {
  named: 'the company and its texts',
  labels: companyLabels,
  rules: companyRules,
  defaults: companyDefaults,
};
