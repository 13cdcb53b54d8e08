import type { Generated } from 'kysely';

interface SearchSynonymsTable {
  readonly id: Generated<number>;
  /** What people type, folded. */
  readonly name: string;
  /** The words of the catalogue that are searched instead, folded. */
  readonly means: string;
  /** Whether it holds; a removed one stays, so that it can be put back. */
  readonly is_active: Generated<boolean>;
}

declare module '../../platform/database/schema.ts' {
  /** The table of migrations/0086_synonyms.sql. */
  interface Schema {
    readonly search_synonyms: SearchSynonymsTable;
  }
}
