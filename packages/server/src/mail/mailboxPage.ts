import type { KeptMail } from './mailbox.queries.ts';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'article{border-block-start:1px solid;padding-block:1rem}pre{white-space:pre-wrap;font:inherit}';

/** The mailbox as a page of plain HTML; whatever the mails hold is shown as text. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const shown = mails.map(
    (mail) => `<article>
<h2>${escape(mail.subject)}</h2>
<p>To ${escape(mail.recipient)}, <time>${mail.created_at.toISOString()}</time></p>
<pre>${escape(mail.text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox</title>
<style>${STYLE}</style>
<h1>Mailbox</h1>
${shown.join('\n') || '<p>No mail yet.</p>'}
</html>
`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
