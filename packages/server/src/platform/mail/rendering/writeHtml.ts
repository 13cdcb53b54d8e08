import { brand } from '@formulary/rules/brand/brand';
import { escapeHtml } from './escapeHtml.ts';
import { mailColours } from './mailColours.ts';
import { htmlOf } from './htmlOf.ts';
import type { MailPart } from './MailPart.ts';

const { light, dark } = mailColours;
const FONT = "'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const FRAME = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const UNSEEN = 'display:none;max-height:0;overflow:hidden;mso-hide:all';
/** Keeps the text after the preview out of it. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const DARK_STYLE = `@media (prefers-color-scheme:dark){
.page{background:${dark.surfacePage}!important}
.card{background:${dark.surfaceRaised}!important;border-color:${dark.borderHairline}!important}
.line{border-color:${dark.borderHairline}!important}
.sunken{background:${dark.surfaceSunken}!important;border-color:${dark.actionPrimary}!important}
.body{color:${dark.textBody}!important}
.muted{color:${dark.textMuted}!important}
.link{color:${dark.textLink}!important}
.action{background:${dark.actionPrimary}!important;color:${dark.textOnAction}!important}
}`;

/**
 * Renders an e-mail as HTML that mail programs understand: tables, inline styles, no external resources. Escapes
 * everything people wrote.
 */
export function writeHtml(subject: string, preview: string, parts: readonly MailPart[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}
${DARK_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.surfacePage}">
<div style="${UNSEEN}">${escapeHtml(preview)}${FILLER}</div>
<table ${FRAME} class="page" bgcolor="${light.surfacePage}" style="background:${light.surfacePage}">
<tr><td align="center" style="padding:24px 12px">
<table ${FRAME} style="max-width:560px">
<tr><td class="link" style="padding:0 4px 16px;font:700 21px/1.2 ${FONT};letter-spacing:-0.02em;color:${light.textLink}">${escapeHtml(brand.name)}</td></tr>
<tr><td class="card" bgcolor="${light.surfaceRaised}" style="padding:28px 24px 12px;background:${light.surfaceRaised};border:1px solid ${light.borderHairline};border-radius:10px">
<h1 class="body" style="margin:0 0 16px;font:700 22px/1.3 ${FONT};color:${light.textBody}">${escapeHtml(subject)}</h1>
${parts.map((part) => htmlOf(part, FONT)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;font:400 13px/1.5 ${FONT};color:${light.textMuted}">${footer()}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function footer(): string {
  const { company, address, contact, regulator } = brand;
  return [
    [company.name, ...address.slice(1)].join(', '),
    `${contact.phone}, ${contact.email}, ${contact.hours}`,
    company.registration,
    regulator.registration,
  ]
    .map(escapeHtml)
    .join('<br>');
}
