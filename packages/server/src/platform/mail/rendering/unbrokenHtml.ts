import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';
import { escapeHtml } from './escapeHtml.ts';

/** Renders text as literal HTML that keeps each number with its unit. */
export function unbrokenHtml(text: string): string {
  return unbrokenParts(text)
    .map((part) => {
      const html = escapeHtml(part.text);
      return part.isWhole ? `<span style="white-space:nowrap">${html}</span>` : html;
    })
    .join('');
}
