import { randomInt } from 'node:crypto';
import { companyDefaults } from '@formulary/rules/settings/companySection';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import type { DeskSample, DeskScene } from './DeskSample.ts';

const ROOT = '/api/desk/settings';

/** Returns valid sample requests for the calls about settings. */
export function settingSamples({ shop }: DeskScene): Readonly<Record<string, DeskSample>> {
  /**
   * Another phone each time, because values of now are refused. Not the bank details: the number of superintendents, who
   * are told, grows with each sample.
   */
  const values = () => ({ ...companyDefaults, phone: `020 ${randomInt(10_000_000, 99_999_999)}` });
  return {
    getDeskSettings: async () => ({}),
    getDeskSettingHistory: async () => ({ url: `${ROOT}/company/history` }),
    previewDeskSettings: async () => ({
      url: `${ROOT}/company/preview`,
      body: { values: values() },
    }),
    changeDeskSettings: async () => ({
      url: `${ROOT}/company`,
      body: {
        values: values(),
        reason: 'Another line',
        version: await readVersion(shop.db, 'settings company'),
      },
    }),
  };
}
