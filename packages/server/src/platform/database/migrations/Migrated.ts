/** A migration as the database records it. */
export interface Migrated {
  readonly version: number;
  readonly checksum: string;
}
