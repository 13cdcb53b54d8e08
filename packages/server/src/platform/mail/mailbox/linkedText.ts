import { escapeHtml } from '../rendering/escapeHtml.ts';

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** Renders text as HTML with clickable web addresses. */
export function linkedText(text: string): string {
  let html = '';
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const href = escapeHtml(address);
    html += `${escapeHtml(text.slice(from, index))}<a href="${href}">${href}</a>`;
    from = index + address.length;
  }
  return html + escapeHtml(text.slice(from));
}
