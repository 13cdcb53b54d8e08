const TOKEN =
  /<(?<close>\/)?(?<name>[A-Za-z][\w:-]*)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/)?>/uy;
const TEXT = /[^<]+/uy;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu;

function repeatedAttribute(attributes: string): string | undefined {
  const names = [...attributes.matchAll(/([\w:-]+)="/gu)].map(([, name]) => name);
  return names.find((name, index) => names.indexOf(name) !== index);
}

/**
 * What keeps a text from being well-formed XML, in words, or undefined when nothing does. Knows elements,
 * attributes, text and entities; comments, CDATA and processing instructions count as faults, since drawings hold none.
 */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  let roots = 0;
  while (at < xml.length) {
    TEXT.lastIndex = at;
    const text = TEXT.exec(xml)?.[0];
    if (text !== undefined) {
      if (open.length === 0 && text.trim() !== '') return `text outside the root: ${text.trim()}`;
      if (BARE_AMPERSAND.test(text)) return `a bare ampersand in "${text}"`;
      at += text.length;
      continue;
    }
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(xml);
    const { name = '', attributes = '', close, empty } = token?.groups ?? {};
    if (token === null) return `unreadable markup at ${at}: ${xml.slice(at, at + 40)}`;
    if (BARE_AMPERSAND.test(attributes)) return `a bare ampersand in <${name}>`;
    const repeated = repeatedAttribute(attributes);
    if (repeated !== undefined) return `attribute ${repeated} twice on <${name}>`;
    if (close !== undefined) {
      if (open.pop() !== name) return `</${name}> closes something else`;
    } else {
      if (open.length === 0) roots += 1;
      if (empty === undefined) open.push(name);
    }
    at += token[0].length;
  }
  if (open.length > 0) return `<${open.at(-1) ?? ''}> is never closed`;
  return roots === 1 ? undefined : `${roots} roots`;
}
