import { randomInt } from 'node:crypto';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { bankDefaults } from '@formulary/rules/settings/bankSection';
import { companyDefaults } from '@formulary/rules/settings/companySection';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import type { DeskSample, DeskScene } from './DeskSample.ts';

const ROOT = '/api/desk/settings';
const POLICY = '/api/desk/policies/TC';
const TEXT = `<h2>Terms</h2><p>${'We sell to practitioners alone. '.repeat(8)}</p>`;

/**
 * Another phone each time, because values of now are refused. The bank details are a variant, because the number of
 * superintendents, who are told, grows with each sample.
 */
const values = () => ({ ...companyDefaults, phone: `020 ${randomInt(10_000_000, 99_999_999)}` });

/** Returns valid sample requests for the calls about settings. */
export function settingSamples({ shop }: DeskScene): Readonly<Record<string, DeskSample>> {
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
    getDeskNotes: async () => ({}),
    testDeskNotice: async () => ({ url: '/api/desk/notices/messages/test' }),
    getDeskPolicy: async () => ({ url: POLICY }),
    getDeskPolicyText: async () => ({ url: `${POLICY}/versions/0` }),
    previewDeskPolicy: async () => ({ url: `${POLICY}/preview`, body: { html: TEXT } }),
    addDeskPolicy: async () => ({
      url: POLICY,
      body: {
        from: londonDay(shop.clock.now),
        html: TEXT,
        reason: 'As counsel advised',
        version: await readVersion(shop.db, 'policy TC'),
      },
    }),
  };
}

/** Another account each time, because values of now are refused. */
const accountNumber = () => String(randomInt(10_000_000, 99_999_999));

/** Returns the bank details among the settings: they need a fresh proof, and mails tell every superintendent. */
export function settingVariants({ shop }: DeskScene): Readonly<Record<string, DeskSample>> {
  return {
    'changeDeskSettings of the bank details': async ({ staffId }) => {
      // Each caller of a sample is another superintendent: as many are told each time.
      await shop.db
        .updateTable('staff')
        .set({ role: 'auditor' })
        .where('role', '=', 'superintendent')
        .where('id', '<>', staffId)
        .execute();
      return {
        url: `${ROOT}/bank`,
        body: {
          values: { ...bankDefaults, accountNumber: accountNumber() },
          reason: 'A new account',
          version: await readVersion(shop.db, 'settings bank'),
        },
      };
    },
  };
}
