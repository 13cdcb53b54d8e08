interface Parent {
  readonly type: string;
  readonly tag?: { readonly name?: string };
}

/** What this rule reads of the syntax tree, which is the one that ESLint's rules are given. */
interface Node {
  readonly value?: unknown;
  readonly parent: { readonly parent: Parent | null } | null;
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

const RAW_VALUE =
  /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|(?<![\w.])-?(?:\d+\.)?\d+px\b/iu;

function create({ report }: Context) {
  const check = (node: Node, text: unknown): void => {
    const raw = typeof text === 'string' ? RAW_VALUE.exec(text)?.[0] : undefined;
    if (raw !== undefined)
      report({ node, message: `${raw} is a raw value; it has its place in theme/tokens.ts.` });
  };
  return {
    Literal: (node: Node) => check(node, node.value),
    TemplateElement: (node: Node) => {
      // Styled templates are for stylelint, all but keyframes, which its syntax does not know.
      const { type, tag } = node.parent?.parent ?? {};
      if (type !== 'TaggedTemplateExpression' || tag?.name === 'keyframes')
        check(node, (node.value as { readonly cooked: unknown }).cooked);
    },
  };
}

/** No colour and no pixel is written in a string, which stylelint cannot tell from words: it might be put into a style. */
export const onlyTokens = { meta: { schema: [] }, create };
