import { sql } from 'kysely';
import {
  migrationsFolder,
  readMigrations,
} from '../../platform/database/migrations/readMigrations.ts';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Checks of the schema itself (I51). Comparing indexes with their tables needs a superuser's `amcheck`. */
export const schemaChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I51',
      severity: 3,
      rule: 'The schema is that of the migrations: indexes valid, constraints validated, triggers on',
    },
    () => {
      const migrations = readMigrations(migrationsFolder);
      const versions = migrations.map(({ version }) => version);
      const checksums = migrations.map(({ checksum }) => checksum);
      return sql`
        select 'migration ' || coalesce(applied.version, known.version) as key
        from schema_migration as applied
        full join unnest(${versions}::integer[], ${checksums}::text[]) as known (version, checksum)
          on known.version = applied.version
        where applied.checksum is distinct from known.checksum
        union all
        select 'index ' || indexrelid::regclass from pg_index
        join pg_class on pg_class.oid = indrelid
        where relnamespace = current_schema()::regnamespace and not (indisvalid and indisready and indislive)
        union all
        select 'constraint ' || conname || ' of ' || conrelid::regclass from pg_constraint
        where connamespace = current_schema()::regnamespace and not convalidated
        union all
        select 'trigger ' || tgname || ' of ' || tgrelid::regclass from pg_trigger
        join pg_class on pg_class.oid = tgrelid
        where relnamespace = current_schema()::regnamespace and tgenabled not in ('O', 'A')`;
    },
  ),
];
