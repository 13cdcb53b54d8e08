/** What a mail server is told of one mail; anything before is about the connection. */
const OF_A_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** Whether a server took the connection and refused this mail; otherwise it cannot be reached, or stopped answering. */
export function isAboutThisMail(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return responseCode !== undefined && OF_A_MAIL.has(command ?? '');
}
