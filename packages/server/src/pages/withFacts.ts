import { shopFacts } from '@formulary/rules/content/shopFacts';

const FACT = /(<data value="(\w+)">)[^<]*(<\/data>)/g;
const facts: Readonly<Record<string, string>> = shopFacts;

/** Writes the figures of now between the `data` elements of a text that name them: `<data value="cutOff">`. */
export function withFacts(html: string): string {
  return html.replaceAll(FACT, (whole, start: string, name: string, end: string) =>
    Object.hasOwn(facts, name) ? `${start}${facts[name] ?? ''}${end}` : whole,
  );
}
