import type { LiveSettings } from '../openSettings.ts';

/** The settings of a shop in which nobody has changed them. */
export const unchangedSettings: LiveSettings = {
  current: async () => ({ version: '{}', settings: {} }),
  since: async () => ({}),
  close: () => {},
};
