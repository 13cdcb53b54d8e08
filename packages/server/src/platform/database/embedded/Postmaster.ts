/** A running PostgreSQL that answers. */
export interface Postmaster {
  readonly pid: number;
  /** Folder of the Unix socket, which the pg driver calls `host`. */
  readonly socketFolder: string;
  readonly port: number;
  /** Resolves when the process ends, for any reason. */
  readonly ended: Promise<void>;
}
