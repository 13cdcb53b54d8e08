import { escapeHtml } from '../rendering/escapeHtml.ts';
import { londonTime } from '../londonTime.ts';
import type { ListedMail } from './mailbox.queries.ts';
import { mailboxFrame } from './mailboxFrame.ts';

/** Renders the mailbox list; each mail links to its page. */
export function mailboxPage(mails: readonly ListedMail[]): string {
  const rows = mails.map(
    ({ id, subject, recipient, createdAt, sentAt }) => `<li><a href="/dev/mailbox/${id}">
<strong>${escapeHtml(subject)}</strong>
<time datetime="${createdAt.toISOString()}">${londonTime(createdAt)}</time>
<span class="muted">To ${escapeHtml(recipient)}${sentAt ? ', sent' : ''}</span>
</a></li>`,
  );
  const list =
    rows.length === 0
      ? '<p>No mail yet.</p>'
      : `<ol class="card" aria-label="Mails, newest first">\n${rows.join('\n')}\n</ol>`;
  return mailboxFrame(
    'Mailbox',
    `<h1>Mailbox</h1>
<p class="muted">What this shop writes to its customers, newest first. Unless SMTP_URL is set, it goes no further than here.</p>
${list}`,
  );
}
