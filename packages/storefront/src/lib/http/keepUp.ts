import {
  missSettings,
  type PageSettings,
  SETTINGS_PATH,
  settingsVersion,
  takeSettings,
} from '@formulary/rules/settings/pageSettings';

/** An answer of the API waits for them. */
const LONGEST_READ_MS = 5_000;

/** Reads the settings again if a version is newer than theirs. When that fails, the next answer tries again. */
export function keepUp(version: number): Promise<void> | undefined {
  if (version > settingsVersion()) return readSettings(version).catch(() => missSettings(version));
  return undefined;
}

/** Takes the settings of now, or of a version at least, unless those of the page are as new. */
export async function readSettings(version = 0): Promise<void> {
  const answer = await fetch(`${SETTINGS_PATH}?version=${version}`, {
    signal: AbortSignal.timeout(LONGEST_READ_MS),
  });
  const settings = (await answer.json()) as PageSettings;
  if (Number(settings.version) > settingsVersion()) takeSettings(settings);
}
