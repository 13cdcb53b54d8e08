/** A PostgreSQL that is running and answers. */
export interface Postmaster {
  readonly pid: number;
  /** Folder of its Unix socket; `host` in the words of the pg driver. */
  readonly socketFolder: string;
  readonly port: number;
  /** Resolves when the process has ended, however it ended. */
  readonly ended: Promise<void>;
}
