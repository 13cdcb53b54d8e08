import { londonTime } from '../londonTime.ts';
import { escapeHtml } from '../rendering/escapeHtml.ts';
import { plainPage } from '../rendering/plainPage.ts';
import type { ListedMail } from './mailbox.queries.ts';

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

const STYLE = `
ol{list-style:none;margin:1.5rem 0 0;padding:0}
li+li{border-block-start:1px solid var(--borderHairline)}
li>a{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.875rem 1rem;color:inherit;text-decoration:none}
li>a:hover{background:var(--surfaceSunken)}
strong{flex:1 1 16rem;overflow-wrap:anywhere}
li .muted{flex-basis:100%;overflow-wrap:anywhere}
iframe{display:block;inline-size:100%;block-size:52rem;border:0}
pre{margin:0;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

/** Renders a page of the mailbox. */
export function mailboxFrame(title: string, content: string): string {
  return plainPage({ title, section: 'mailbox', content, style: STYLE });
}
