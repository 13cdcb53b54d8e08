/** The operating-system user that PostgreSQL runs as; `undefined` fields mean: whoever we are. */
export interface DatabaseUser {
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}
