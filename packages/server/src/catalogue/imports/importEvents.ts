/** Recorded actions on imports of products and prices. */
type ImportAction =
  | 'catalogue-exported'
  | 'catalogue-import-applied'
  | 'catalogue-import-begun-again'
  | 'catalogue-import-cancelled'
  /** Every row was compared with the catalogue. */
  | 'catalogue-import-compared'
  | 'catalogue-import-read'
  | 'catalogue-import-ticked';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly imports: ImportAction;
  }
}

/** The record of an import. */
export const importSubject = (id: number): string => `import ${id}`;
