import { createTransport, type SendMailOptions } from 'nodemailer';
import { isPlainAddress } from '../isPlainAddress.ts';
import type { Sender } from '../mailSettings.ts';
import type { MailDelivery } from './MailDelivery.ts';
import { InvalidAddress } from './InvalidAddress.ts';

const LONGEST_CONNECT_MS = 10_000;
const LONGEST_GREETING_MS = 10_000;
const LONGEST_SILENCE_MS = 20_000;

/** Address of the mail server, and the sender of the mails. */
export interface SmtpSettings {
  readonly url: string;
  readonly from: Sender;
  /** Timeout for a silent server; shorter in tests. */
  readonly longestSilenceMs?: number;
}

/**
 * Creates an SMTP delivery with a connection per mail. The envelope holds sender and recipient apart from any text, so
 * that no text can add recipients (T54).
 */
export function createSmtpDelivery(settings: SmtpSettings): MailDelivery {
  const { url, from, longestSilenceMs = LONGEST_SILENCE_MS } = settings;
  const transport = createTransport({
    url,
    connectionTimeout: LONGEST_CONNECT_MS,
    greetingTimeout: Math.min(LONGEST_GREETING_MS, longestSilenceMs),
    socketTimeout: longestSilenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ recipient, subject, text, html, messageId }, signal) => {
    if (!isPlainAddress(recipient)) throw new InvalidAddress();
    const { name, address } = from;
    const domain = address.slice(address.lastIndexOf('@') + 1);
    const message: SendMailOptions & { readonly signal: AbortSignal } = {
      envelope: { from: address, to: [recipient] },
      from: { name, address },
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      messageId: `<${messageId}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    };
    await transport.sendMail(message);
  };
}
