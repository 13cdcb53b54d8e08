import type {
  ImportKind,
  ImportLineKind,
  ImportState,
  ImportStep,
} from '@formulary/rules/catalogue/imports/importLists';
import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import type { Generated } from 'kysely';

interface CatalogueImportsTable {
  readonly id: Generated<number>;
  readonly kind: ImportKind;
  readonly name: string;
  readonly hash: Buffer | null;
  readonly undoes_id: number | null;
  readonly shelves: Generated<string>;
  readonly state: Generated<ImportState>;
  readonly made_at: Date;
  readonly made_by: string;
  readonly staff_id: number | null;
  readonly lines: number;
  readonly compared: Generated<number>;
  readonly added: Generated<number>;
  readonly changed: Generated<number>;
  readonly unchanged: Generated<number>;
  readonly refused: Generated<number>;
  readonly applied: number | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string | null;
}

interface CatalogueImportLinesTable {
  readonly id: Generated<number>;
  readonly import_id: number;
  readonly row_number: number;
  readonly code: string;
  readonly facts: ImportedFacts;
  readonly expected: ImportedFacts | null;
  readonly kind: ImportLineKind | null;
  readonly product_id: number | null;
  readonly before: ImportedFacts | null;
  readonly after: ImportedFacts | null;
  readonly warnings: Generated<readonly string[]>;
  readonly is_ticked: Generated<boolean>;
  readonly problem_column: string | null;
  readonly problem: string | null;
  readonly is_unread: Generated<boolean>;
  readonly is_applied: Generated<boolean>;
}

interface CatalogueImportWorkTable {
  readonly key: string;
  readonly step: ImportStep;
  readonly done: number;
  readonly total: number;
  readonly stopped_by: string | null;
  readonly written_at: Date;
}

declare module '../../platform/database/schema.ts' {
  /** The tables of migrations/0082_catalogue_imports.sql and 0093_import_work.sql. */
  interface Schema {
    readonly catalogue_imports: CatalogueImportsTable;
    readonly catalogue_import_lines: CatalogueImportLinesTable;
    readonly catalogue_import_work: CatalogueImportWorkTable;
  }
}
