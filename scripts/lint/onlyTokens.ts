import { type RawValue, rawValuesIn, rawValuesInCss, rawValuesInValue } from './rawValues.ts';
import { tokenFor } from './tokenFor.ts';

/** What this rule reads of the syntax tree, which is the one that ESLint's rules are given. */
interface Node {
  readonly type: string;
  readonly range: readonly [number, number];
  readonly parent: Node | null;
  readonly value?: unknown;
  readonly name?: Node | string;
  readonly tag?: Node;
  readonly object?: Node;
  readonly callee?: Node;
  readonly quasi?: Node;
  readonly expressions?: readonly Node[];
}

interface Context {
  readonly options: readonly unknown[];
  readonly sourceCode: {
    readonly text: string;
    readonly getLocFromIndex: (index: number) => { readonly line: number; readonly column: number };
  };
  readonly report: (problem: { readonly loc: object; readonly message: string }) => void;
}

const CSS_TAGS = new Set(['styled', 'css', 'createGlobalStyle', 'keyframes']);
const STYLED_ATTRIBUTES = new Set(['style', 'fill', 'stroke', 'color', 'stopColor', 'floodColor']);

/** `styled.div`, `styled(Button)` and `styled.li.attrs({ … })` all begin with the one name. */
function firstName({ type, name, object, callee }: Node): string {
  const inner = object ?? callee;
  if (type === 'Identifier' && typeof name === 'string') return name;
  return inner ? firstName(inner) : '';
}

const isCss = ({ type, tag }: Node) =>
  type === 'TaggedTemplateExpression' && tag !== undefined && CSS_TAGS.has(firstName(tag));

function isStyled({ type, name }: Node): boolean {
  const word = typeof name === 'object' ? name.name : undefined;
  return type === 'JSXAttribute' && typeof word === 'string' && STYLED_ATTRIBUTES.has(word);
}

function isWithin(node: Node, wished: (ancestor: Node) => boolean): boolean {
  return node.parent !== null && (wished(node.parent) || isWithin(node.parent, wished));
}

function create({ options, sourceCode, report }: Context) {
  const isEveryString = options.includes('every string');

  /** The template as it is written, with blanks for what is put into it: a place in one is a place in the other. */
  function written({ range: [start, end], expressions = [] }: Node): string {
    let text = sourceCode.text.slice(start, end);
    for (const { range } of expressions) {
      const [from, to] = [range[0] - start, range[1] - start];
      text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
    }
    return text;
  }

  function refuse(node: Node, values: readonly RawValue[]): void {
    for (const { raw, at } of values) {
      const start = node.range[0] + at;
      report({
        loc: {
          start: sourceCode.getLocFromIndex(start),
          end: sourceCode.getLocFromIndex(start + raw.length),
        },
        message: `${raw.replace('(', '()')} is a raw value; colours and pixels have their place in the theme. Use ${tokenFor(raw)} (theme/tokens.ts).`,
      });
    }
  }

  function checkString(node: Node): void {
    const isValue = isWithin(node, (ancestor) => isCss(ancestor) || isStyled(ancestor));
    if (isValue) refuse(node, rawValuesInValue(written(node)));
    else if (isEveryString) refuse(node, rawValuesIn(written(node)));
  }

  return {
    TaggedTemplateExpression(node: Node) {
      if (isCss(node) && node.quasi) refuse(node.quasi, rawValuesInCss(written(node.quasi)));
    },
    TemplateLiteral(node: Node) {
      if (!node.parent || !isCss(node.parent)) checkString(node);
    },
    Literal(node: Node) {
      if (typeof node.value === 'string') checkString(node);
    },
  };
}

/**
 * Colours and pixels come from the theme: none is written in a styled template, a `style` or a drawn shape's attribute.
 * With 'every string', nor in any other string, where one might wait to be put into one.
 */
export const onlyTokens = {
  meta: { schema: [{ enum: ['every string'] }] },
  create,
};
