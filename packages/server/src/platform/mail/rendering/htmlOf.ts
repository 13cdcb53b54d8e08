import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';
import { escapeHtml } from './escapeHtml.ts';
import { mailColours } from './mailColours.ts';
import type { MailPart } from './MailPart.ts';

const { light } = mailColours;

/** Renders one part of an e-mail as HTML, in a font stack. */
export function htmlOf(part: MailPart, font: string): string {
  const text = `font:400 16px/1.5 ${font};color:${light.textBody}`;
  switch (part.kind) {
    case 'paragraph':
      return `<p class="body" style="margin:0 0 16px;${text}">${broken(part.text)}</p>`;
    case 'quote':
      return `<blockquote class="body sunken" style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${light.actionPrimary};background:${light.surfaceSunken};${text}">${broken(part.text)}</blockquote>`;
    case 'link':
      return link(part, font);
    case 'table':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">${part.rows.map((row, index) => tableRow(row, text, index === part.rows.length - 1)).join('')}</table>`;
    default:
      return part satisfies never;
  }
}

function link(part: Extract<MailPart, { kind: 'link' }>, font: string): string {
  const href = escapeHtml(part.href);
  const button = `display:inline-block;padding:12px 20px;border-radius:8px;background:${light.actionPrimary};color:${light.textOnAction};font:700 16px/1.25 ${font};text-decoration:none`;
  const small = `font:400 13px/1.5 ${font}`;
  return [
    `<p style="margin:0 0 16px"><a class="action" href="${href}" style="${button}">${escapeHtml(part.label)}</a></p>`,
    `<p class="muted" style="margin:0 0 16px;${small};color:${light.textMuted}">If the button does not work, copy this address into your browser:<br>`,
    `<a class="link" href="${href}" style="color:${light.textLink};word-break:break-all">${href}</a></p>`,
  ].join('\n');
}

function tableRow([label, value]: readonly [string, string], text: string, isSum: boolean): string {
  const weight = isSum ? 'font-weight:700;' : '';
  const cell = `padding:8px 0;border-top:1px solid ${light.borderHairline};${text};${weight}`;
  return `<tr><th class="body line" scope="row" align="left" style="${cell}text-align:left;${isSum ? '' : 'font-weight:400;'}">${unbrokenHtml(label)}</th><td class="body line" align="right" valign="bottom" style="${cell}padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}

function broken(text: string): string {
  return unbrokenHtml(text).replaceAll('\n', '<br>');
}

/** Renders text as literal HTML that keeps each number with its unit. */
function unbrokenHtml(text: string): string {
  return unbrokenParts(text)
    .map((part) => {
      const html = escapeHtml(part.text);
      return part.isWhole ? `<span style="white-space:nowrap">${html}</span>` : html;
    })
    .join('');
}
