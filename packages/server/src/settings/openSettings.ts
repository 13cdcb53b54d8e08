import {
  type PageSettings,
  settingsVersion,
  takeSettings,
} from '@formulary/rules/settings/pageSettings';
import type { Db } from '../platform/database/Db.ts';
import type { Listener } from '../platform/database/openListener.ts';
import { readSettingsNow } from './settings.queries.ts';
import { contentsOf, pageSettingsOf } from './settingContents.ts';

/** The settings of now, of which each server keeps a copy. */
export interface LiveSettings {
  /**
   * Returns what pages state, and a version that changes with it. Reads them again while notices of changes cannot
   * arrive.
   */
  readonly current: () => Promise<PagesSay>;
  /** Returns the settings that this process states, once they are of a version or newer. */
  readonly since: (version: number) => Promise<PageSettings>;
  /** Forgets them: the process states the program's own values again. */
  readonly close: () => void;
}

/** What pages state. */
export interface PagesSay {
  readonly version: string;
  readonly settings: PageSettings;
}

/**
 * Reads the settings, makes them those of this process, and does so again whenever a transaction changed them on any
 * server.
 */
export async function openSettings(db: Db, listener: Listener): Promise<LiveSettings> {
  let known: PagesSay = { version: '{}', settings: {} };
  let reading: Promise<void> | undefined;
  let isStale = false;
  let isClosed = false;

  const readOnce = async (): Promise<void> => {
    const { stored, version: changes } = await readSettingsNow(db);
    const settings: PageSettings = {
      ...(changes > 0 && { version: changes }),
      ...pageSettingsOf(contentsOf(stored)),
    };
    const version = JSON.stringify(settings);
    if (isClosed) return;
    if (version !== known.version) known = { version, settings };
    takeSettings(known.settings);
  };
  const readWhileStale = async (): Promise<void> => {
    while (isStale) {
      isStale = false;
      await readOnce();
    }
  };
  const read = (): Promise<void> => {
    isStale = true;
    reading ??= readWhileStale().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  // Without the database nothing is served; the next notice or page reads them.
  const hear = (): void => void read().catch(() => {});
  listener.onNotice('formulary_settings', hear);
  listener.onBegin(hear);
  await read();
  return {
    current: async () => {
      if (!listener.isListening()) await read();
      return known;
    },
    since: async (version) => {
      if (version > settingsVersion() || !listener.isListening()) await read();
      return known.settings;
    },
    close: () => {
      isClosed = true;
      takeSettings({});
    },
  };
}
