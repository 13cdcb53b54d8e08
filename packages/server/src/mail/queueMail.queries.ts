import type { Trx } from '../database/Trx.ts';

/** An e-mail to be sent once its transaction is kept. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Puts an e-mail into the outbox, in the transaction that causes it (trust, Writing). */
export async function queueMail(trx: Trx, mail: Mail): Promise<void> {
  await trx.insertInto('outbox').values(mail).execute();
}
