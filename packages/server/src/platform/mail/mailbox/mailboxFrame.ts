import { plainPage } from '../rendering/plainPage.ts';

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
  return plainPage({ title, part: 'mailbox', content, style: STYLE });
}
