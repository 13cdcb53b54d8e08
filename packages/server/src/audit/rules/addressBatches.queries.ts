import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

const ACCOUNTS_AT_ONCE = 10_000;

/** An account's address and its stored key. */
export interface KeptAddress {
  readonly id: number;
  readonly email: string;
  readonly key: string;
}

/** Yields the addresses of all accounts in batches, ordered by id. */
export async function* addressBatches(trx: Trx): AsyncGenerator<readonly KeptAddress[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<KeptAddress>`
      select id, email, email_key as key from users where id > ${after}
      order by id limit ${sql.lit(ACCOUNTS_AT_ONCE)}`.execute(trx);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
