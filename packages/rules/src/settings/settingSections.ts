import type { FormRules } from '../forms/fieldCheck.ts';
import { bankDefaults, bankLabels, bankRules } from './bankSection.ts';
import { companyDefaults, companyLabels, companyRules } from './companySection.ts';
import { deliveryDefaults, deliveryLabels, deliveryRules } from './deliverySection.ts';
import { noticeLabels } from './noticeKinds.ts';
import { noticeDefaults, noticeRules } from './noticeSection.ts';
import type { SettingSectionName } from './settingSectionNames.ts';

/** The values of a section, by field. Values of several lines hold one entry to a line. */
export type SettingValues = Readonly<Record<string, string>>;

/** A section of the settings, which changes as one. */
export interface SettingSection {
  readonly title: string;
  /** As in 'Changed the bank details'. */
  readonly named: string;
  /** Name of each field, as people read it. */
  readonly labels: SettingValues;
  readonly rules: FormRules<string>;
  /** Values of a shop in which nobody has changed them. */
  readonly defaults: SettingValues;
}

/** The settings that staff change, by section. The one table: form, server, record and preview follow from it. */
export const settingSections = {
  company: {
    title: 'Company and texts',
    named: 'the company and its texts',
    labels: companyLabels,
    rules: companyRules,
    defaults: companyDefaults,
  },
  bank: {
    title: 'Bank details',
    named: 'the bank details',
    labels: bankLabels,
    rules: bankRules,
    defaults: { ...bankDefaults },
  },
  delivery: {
    title: 'Delivery times',
    named: 'the delivery times',
    labels: deliveryLabels,
    rules: deliveryRules,
    defaults: deliveryDefaults,
  },
  notices: {
    title: 'Notices',
    named: 'who gets which notice',
    labels: noticeLabels,
    rules: noticeRules,
    defaults: noticeDefaults,
  },
} as const satisfies Readonly<Record<SettingSectionName, SettingSection>>;
