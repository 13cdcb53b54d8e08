import { saidTimes } from '@formulary/rules/dates/cutOffs';
import { bankDefaults } from '@formulary/rules/settings/bankSection';
import { brandOf, companyDefaults } from '@formulary/rules/settings/companySection';
import { deliveryDefaults, deliveryTimesOf } from '@formulary/rules/settings/deliverySection';
import type { PageSettings } from '@formulary/rules/settings/pageSettings';
import type { SettingSectionName } from '@formulary/rules/settings/settingSectionNames';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { settingSections } from '@formulary/rules/settings/settingSections';
import type { StoredSetting } from './settings.queries.ts';

/** Stored values by section; a section that nobody changed has none. */
export type SettingContents = Readonly<Partial<Record<SettingSectionName, SettingValues>>>;

/** Returns what was stored, by section. */
export function contentsOf(stored: readonly StoredSetting[]): SettingContents {
  return Object.fromEntries(
    stored.flatMap(({ section, content }) => (content ? [[section, content] as const] : [])),
  );
}

/** Returns the values of a section: those stored, and the program's own for fields without one. */
export function valuesOf(contents: SettingContents, section: SettingSectionName): SettingValues {
  const { defaults, labels } = settingSections[section];
  const stored = contents[section] ?? {};
  const own: SettingValues = defaults;
  return Object.fromEntries(
    Object.keys(labels).map((field) => [field, stored[field] ?? own[field] ?? '']),
  );
}

/** Returns what pages, mails and documents state, as far as it is not the program's own. */
export function pageSettingsOf(contents: SettingContents): PageSettings {
  const { company, bank, delivery } = contents;
  const filled = <T extends SettingValues>(section: SettingSectionName, shape: T): T => ({
    ...shape,
    ...valuesOf(contents, section),
  });
  return {
    ...((company || bank) && {
      brand: brandOf(filled('company', companyDefaults), filled('bank', bankDefaults)),
    }),
    ...(delivery && {
      times: saidTimes(deliveryTimesOf(filled('delivery', deliveryDefaults))),
    }),
  };
}
