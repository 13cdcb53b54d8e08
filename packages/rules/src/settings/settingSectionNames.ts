/** The sections of the settings, apart from their fields and rules: calls name them, and load nothing else. */
export const settingSectionNames = ['company', 'bank', 'delivery', 'notices'] as const;

export type SettingSectionName = (typeof settingSectionNames)[number];
