import { tidyLine } from '@formulary/rules/text/tidyLine';
import type { Trx } from '../database/Trx.ts';
import { cleanLine } from './cleanLine.ts';
import type { Mail } from './Mail.ts';

const LONGEST_SUBJECT = 250;

/**
 * Puts an e-mail into the outbox, in the transaction that causes it (trust, Writing).
 * @param eventId the recorded event that it tells of; of each there is one mail.
 */
export async function queueMail(trx: Trx, mail: Mail, eventId?: number): Promise<void> {
  const subject = cleanLine(mail.subject).slice(0, LONGEST_SUBJECT);
  // Older accounts may have an address with characters that nobody sees.
  const recipient = tidyLine(mail.recipient);
  await trx
    .insertInto('outbox')
    .values({ ...mail, recipient, subject, event_id: eventId ?? null })
    .execute();
}
