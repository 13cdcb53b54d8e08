/** What a database keeps of a migration that was applied to it. */
export interface Migrated {
  readonly version: number;
  readonly checksum: string;
}
