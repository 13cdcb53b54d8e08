import { type PageSettings, SETTINGS_ELEMENT } from '@formulary/rules/settings/pageSettings';
import { writeSafeJson } from './writeSafeJson.ts';

/** Returns the element that carries the settings to the browser, which takes them before it renders; none if nothing was changed. */
export function settingsElement(settings: PageSettings = {}): readonly string[] {
  if (Object.keys(settings).length === 0) return [];
  const json = writeSafeJson(settings);
  return [`<script type="application/json" id="${SETTINGS_ELEMENT}">${json}</script>`];
}
