import { bankSection } from './bankSection.ts';
import { companySection } from './companySection.ts';
import { deliverySection } from './deliverySection.ts';
import { noticeSection } from './noticeSection.ts';
import type { SettingSection } from './settingSection.ts';
import type { SettingSectionName } from './settingSectionNames.ts';

/**
 * The settings that staff change, by section. The one table: form, server, record and preview follow from it. Pages
 * import the section that they edit, because the table loads the rules of all.
 */
export const settingSections: Readonly<Record<SettingSectionName, SettingSection>> = {
  company: companySection,
  bank: bankSection,
  delivery: deliverySection,
  notices: noticeSection,
};
