import { tidyLine } from '@formulary/rules/text/tidyLine';
import type { Trx } from '../database/Trx.ts';
import { cleanLine } from './cleanLine.ts';
import type { Mail } from './Mail.ts';

const LONGEST_SUBJECT = 250;

/**
 * Adds an e-mail to the outbox, in the transaction that causes it (trust, Writing).
 * @param eventId the audit event that the mail reports; an event has at most one mail.
 */
export async function queueMail(trx: Trx, mail: Mail, eventId?: number): Promise<void> {
  const subject = cleanLine(mail.subject).slice(0, LONGEST_SUBJECT);
  // Older accounts may have an address with invisible characters.
  const recipient = tidyLine(mail.recipient);
  await trx
    .insertInto('outbox')
    .values({ ...mail, recipient, subject, event_id: eventId ?? null })
    .execute();
}
