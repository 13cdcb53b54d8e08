/** The operating-system user that PostgreSQL runs as; `undefined` fields mean the current user. */
export interface DatabaseUser {
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}
