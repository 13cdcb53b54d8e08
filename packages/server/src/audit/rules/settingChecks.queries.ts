import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Check of the settings that staff change (I95). */
export const settingChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I95',
      severity: 1,
      rule: 'The settings in force are those of the newest version, and nobody has changed a section without one',
    },
    () => sql`
      select 'settings ' || settings.section as key
      from settings left join lateral (
        select content from setting_versions
        where setting_versions.section = settings.section order by event_id desc limit 1
      ) as newest on true
      where settings.content is distinct from newest.content`,
  ),
];
