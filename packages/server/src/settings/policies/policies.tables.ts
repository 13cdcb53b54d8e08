import type { StaticPageFile } from '@formulary/rules/content/prose';
import type { Generated } from 'kysely';

interface PolicyVersionsTable {
  readonly id: Generated<number>;
  readonly page: StaticPageFile;
  readonly from_day: string;
  readonly html: string;
  readonly event_id: number;
  readonly written_at: Date;
  readonly written_by: number;
}

declare module '../../platform/database/schema.ts' {
  /** The table of migrations/0088_policies.sql. */
  interface Schema {
    readonly policy_versions: PolicyVersionsTable;
  }
}
