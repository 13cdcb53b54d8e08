interface PrescriptionDocumentsTable {
  readonly prescription_id: number;
  readonly pdf: Buffer;
  /** SHA-256. */
  readonly hash: Buffer;
  readonly check_url: string;
  readonly sealed_at: Date;
}

declare module '../../platform/database/schema.ts' {
  /** The table of migrations/0019_prescription_documents.sql. */
  interface Schema {
    readonly prescription_documents: PrescriptionDocumentsTable;
  }
}
