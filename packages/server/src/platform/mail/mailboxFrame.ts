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
ol{list-style:none;margin:1.5rem 0 0;padding:0}
li+li{border-block-start:1px solid var(--borderHairline)}
li>a{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.875rem 1rem;color:inherit;text-decoration:none}
li>a:hover{background:var(--surfaceSunken)}
a:focus-visible{outline:3px solid var(--textLink);outline-offset:-3px}
strong{flex:1 1 16rem;overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums}
li .muted{flex-basis:100%;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:var(--textMuted)}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;inline-size:100%;block-size:52rem;border:0}
pre{margin:0;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

/** A page of the mailbox: plain HTML in the shop's colours, without a script. */
export function mailboxFrame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} | ${escapeHtml(brand.name)} mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
