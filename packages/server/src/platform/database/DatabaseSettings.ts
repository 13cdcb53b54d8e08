/** Location of the shop's database. */
export interface DatabaseSettings {
  /** A PostgreSQL 15 or later to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Absolute path of the folder that keeps the embedded database. */
  readonly dataFolder: string;
}
