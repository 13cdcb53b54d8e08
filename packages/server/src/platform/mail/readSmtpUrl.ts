import { StartupProblem } from '../process/StartupProblem.ts';

/** Reads SMTP_URL, the address of the mail server: `smtps:` or `smtp:`. */
export function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSmtp = url && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  // The message omits the value, which may hold a password.
  if (!isSmtp) {
    throw new StartupProblem(
      'SMTP_URL must be the address of a mail server such as smtps://user:password@host:465.',
    );
  }
  return value;
}
