import { takeSettings } from '@formulary/rules/settings/pageSettings';
import type { Db } from '../platform/database/Db.ts';
import { contentsOf, pageSettingsOf } from './settingContents.ts';
import { readStoredSettings } from './settings.queries.ts';

/** Makes the stored settings those of this process, for a command whose mails and documents state them. */
export async function takeStoredSettings(db: Db): Promise<void> {
  takeSettings(pageSettingsOf(contentsOf(await readStoredSettings(db))));
}
