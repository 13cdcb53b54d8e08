import type { SettingSectionName } from '@formulary/rules/settings/settingSectionNames';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import type { ColumnType } from 'kysely';

type Content = ColumnType<SettingValues, string, string>;

interface SettingsTable {
  readonly section: SettingSectionName;
  /** Null until staff change the section. */
  readonly content: ColumnType<SettingValues | null, string, string>;
}

interface SettingVersionsTable {
  readonly event_id: number;
  readonly section: SettingSectionName;
  readonly content: Content;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0087_settings.sql. */
  interface Schema {
    readonly settings: SettingsTable;
    readonly setting_versions: SettingVersionsTable;
  }
}
