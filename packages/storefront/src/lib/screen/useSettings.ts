import { onSettings, settingsChanges } from '@formulary/rules/settings/pageSettings';
import { useSyncExternalStore } from 'react';

/** Renders the component again when staff have changed the settings, which keeps what was typed below it. */
export function useSettings(): void {
  useSyncExternalStore(onSettings, settingsChanges, settingsChanges);
}
