import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';
import { escapeHtml } from './escapeHtml.ts';

/** Text as HTML that shows it literally, and no number apart from what it counts. */
export function unbrokenHtml(text: string): string {
  return unbrokenParts(text)
    .map((part) => {
      const html = escapeHtml(part.text);
      return part.isWhole ? `<span style="white-space:nowrap">${html}</span>` : html;
    })
    .join('');
}
