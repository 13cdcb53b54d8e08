import { type Corruption, corrupt } from './corruption.ts';

const theBank = `select 'settings bank' as name`;

/** Corruptions of the settings. */
export const settingCorruptions: readonly Corruption[] = [
  corrupt(
    'I95',
    'bank details that no version has',
    [
      'settings',
      `update settings set content = '{"accountName": "Somebody", "sortCode": "12-34-56", "accountNumber": "12345678"}'
       where section = 'bank'`,
    ],
    theBank,
  ),
  corrupt(
    'I95',
    'a version of bank details that is not in force',
    [
      'setting_versions',
      `insert into setting_versions (event_id, section, content)
       select max(id), 'bank', '{"accountName": "Somebody"}' from audit_events`,
    ],
    theBank,
  ),
];
