/** The sections of the settings, apart from their fields and rules: calls name them, and load nothing else. */
export const settingSectionNames = ['company', 'bank', 'delivery', 'notices'] as const;

export type SettingSectionName = (typeof settingSectionNames)[number];

/** Titles of the sections. */
export const settingTitles: Readonly<Record<SettingSectionName, string>> = {
  company: 'Company and texts',
  bank: 'Bank details',
  delivery: 'Delivery times',
  notices: 'Notices',
};
