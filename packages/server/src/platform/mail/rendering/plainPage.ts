import { brand } from '@formulary/rules/brand/brand';
import { escapeHtml } from './escapeHtml.ts';
import { mailColours } from './mailColours.ts';

const { light, dark } = mailColours;

const roles = (colours: Readonly<Record<keyof typeof light, string>>): string =>
  Object.entries(colours)
    .map(([role, value]) => `--${role}:${value}`)
    .join(';');

const STYLE = `
:root{color-scheme:light dark;${roles(light)}}
@media (prefers-color-scheme:dark){:root{${roles(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--surfacePage);color:var(--textBody);font:1rem/1.5 'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-inline-size:52rem;margin-inline:auto;padding:2rem 1rem 4rem}
h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem;font-size:1.125rem}
p{margin:0 0 1rem}
a{color:var(--textLink)}
.muted{color:var(--textMuted)}
.card{background:var(--surfaceRaised);border:1px solid var(--borderHairline);border-radius:.625rem;overflow:hidden}
a:focus-visible{outline:3px solid var(--textLink);outline-offset:-3px}
time{font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:var(--textMuted)}
dd{margin:0;overflow-wrap:anywhere}
`;

/** A page that the server renders itself: plain HTML in the shop's colours, without scripts. */
export interface PlainPage {
  readonly title: string;
  /** Section name beside the shop's name. */
  readonly section?: string;
  /** HTML of the main content. */
  readonly content: string;
  readonly style?: string;
  /** Address that the page redirects to after some seconds. */
  readonly leadsTo?: { readonly href: string; readonly seconds: number };
}

/** Renders a `PlainPage`. */
export function plainPage({
  title,
  section = '',
  content,
  style = '',
  leadsTo,
}: PlainPage): string {
  const refresh = leadsTo
    ? `<meta http-equiv="refresh" content="${leadsTo.seconds}; url=${escapeHtml(leadsTo.href)}">\n`
    : '';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh}<title>${escapeHtml(title)} | ${escapeHtml(`${brand.name} ${section}`.trim())}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
