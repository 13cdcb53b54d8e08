import { readFileSync } from 'node:fs';

const RULES = new URL('../../../../docs/rules/', import.meta.url);

/**
 * Returns the code block under a heading of docs/rules/<page>.md, without its last line break. Throws if there is none.
 */
export function codeBlock(page: string, heading: string): string {
  const text = readFileSync(new URL(`${page}.md`, RULES), 'utf8');
  const section = text.split(/^#{2,4} /m).find((part) => part.startsWith(`${heading}\n`));
  const block = section?.match(/^```\w*\n([\s\S]*?)\n```$/m)?.[1];
  if (block === undefined)
    throw new Error(`docs/rules/${page}.md has no code block under "${heading}"`);
  return block;
}
