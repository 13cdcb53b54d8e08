/** Where a database is: a `DATABASE_URL`, or the embedded one's socket. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };
