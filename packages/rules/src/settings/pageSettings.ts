import { type Brand, setBrand } from '../brand/brand.ts';
import { type SaidTimes, setDeliveryTimes } from '../dates/changedTimes.ts';

/** What staff changed of the settings that pages state; without a value, the shop's own applies. */
export interface PageSettings {
  /** How often staff have changed them. A higher version is newer on every server; 0 without one. */
  readonly version?: number | undefined;
  readonly brand?: Brand | undefined;
  readonly times?: SaidTimes | undefined;
}

/** Id of the element that carries the settings in a page, as JSON. */
export const SETTINGS_ELEMENT = 'settings';

/** Where an open page reads the settings again. The query `version` asks for that version or a newer one. */
export const SETTINGS_PATH = '/settings.json';

/** Header of the API's answers with the version of the settings; a shop that nobody changed sends none. */
export const SETTINGS_HEADER = 'x-settings';

let taken = 0;
let missed = 0;
let changes = 0;
const listeners = new Set<() => void>();

const tell = (): void => {
  changes += 1;
  for (const listener of listeners) listener();
};

/** Makes the settings those of this process or page, before anything is written or rendered from them. */
export function takeSettings({ brand, times, version = 0 }: PageSettings): void {
  setBrand(brand);
  setDeliveryTimes(times);
  taken = version;
  tell();
}

/** Notes that a newer version exists and could not be read. */
export function missSettings(version: number): void {
  missed = version;
  tell();
}

/** Returns the version of the settings that this process or page states. */
export const settingsVersion = (): number => taken;

/** Returns whether this page states settings that are known to be old. */
export const hasOldSettings = (): boolean => missed > taken;

/** Returns how often this page has taken or missed settings, as the state of a subscriber. */
export const settingsChanges = (): number => changes;

/** Subscribes to changes of the settings; returns the unsubscribe function. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
