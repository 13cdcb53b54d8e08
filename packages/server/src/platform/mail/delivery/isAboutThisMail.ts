/** SMTP commands about one mail; earlier ones concern the connection. */
const OF_A_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Returns whether the server accepted the connection and refused this mail; otherwise it is unreachable or stopped
 * answering.
 */
export function isAboutThisMail(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return responseCode !== undefined && OF_A_MAIL.has(command ?? '');
}
