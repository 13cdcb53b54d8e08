interface Parent {
  readonly type: string;
  readonly tag?: { readonly name?: string };
}

/** The parts of an ESTree node that this rule reads. */
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
      // stylelint checks styled templates, except keyframes, whose syntax it does not know.
      const { type, tag } = node.parent?.parent ?? {};
      if (type !== 'TaggedTemplateExpression' || tag?.name === 'keyframes')
        check(node, (node.value as { readonly cooked: unknown }).cooked);
    },
  };
}

/**
 * Refuses colours and pixel values in strings, which stylelint cannot tell from words, because they may end up in a
 * style.
 */
export const onlyTokens = { meta: { schema: [] }, create };
