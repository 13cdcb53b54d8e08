import { londonTime } from '../londonTime.ts';
import { escapeHtml } from '../rendering/escapeHtml.ts';
import type { StoredMail } from './mailbox.queries.ts';
import { mailboxFrame } from './mailboxPage.ts';

const GONE = '<p>It was sent; what it said is not kept.</p>';

/**
 * Renders one mail as text and as HTML. The HTML runs no script and loads nothing; its links open in place of the page.
 */
export function mailPage({
  subject,
  recipient,
  createdAt,
  sentAt,
  text,
  html,
}: StoredMail): string {
  const framed =
    html === null
      ? ''
      : `<h2>As HTML</h2>
<iframe class="card" title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>`;
  return mailboxFrame(
    subject,
    `<p><a href="/dev/mailbox">Mailbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl>
<dt>To</dt><dd>${escapeHtml(recipient)}</dd>
<dt>Written</dt><dd><time datetime="${createdAt.toISOString()}">${londonTime(createdAt)}</time></dd>
<dt>Sent</dt><dd>${sentAt ? londonTime(sentAt) : 'not sent'}</dd>
</dl>
${framed}
${sentAt ? GONE : `<h2>As text</h2>\n<pre class="card">${linkedText(text)}</pre>`}`,
  );
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** Renders text as HTML with clickable web addresses. */
function linkedText(text: string): string {
  let html = '';
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const href = escapeHtml(address);
    html += `${escapeHtml(text.slice(from, index))}<a href="${href}">${href}</a>`;
    from = index + address.length;
  }
  return html + escapeHtml(text.slice(from));
}
