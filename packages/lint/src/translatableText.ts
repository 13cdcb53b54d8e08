/** The parts of an ESTree node that this rule reads. */
interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly value?: unknown;
  readonly name?: string;
  readonly operator?: string;
  readonly children?: readonly Node[];
  readonly expression?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
  readonly body?: Node;
  readonly id?: Node;
  readonly key?: Node;
  readonly init?: Node | null;
  readonly typeAnnotation?: Node | null;
  readonly typeName?: Node;
  readonly types?: readonly Node[];
  readonly returnType?: Node | null;
  readonly local?: Node;
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

/** Kind of node that a JSX child becomes. */
type Kind = 'element' | 'maybe-element' | 'fixed-text' | 'text' | 'nothing';

const CHANGES =
  'Text that changes is the only child of its element: a translator in the browser puts its own element in place of a bare text node. Join the texts in one template literal, or give this one an element.';
const FOLLOWS =
  'What comes and goes needs an element after it, not bare text: a translator in the browser takes the text node away, and the page breaks. Give the text an element.';

/**
 * Tells whether a child is white space: JSX drops it if it holds a line break, and translators leave the rest alone.
 */
const isSpace = ({ type, value, expression }: Node): boolean =>
  expression ? isSpace(expression) : /^(?:JSXText|Literal)$/u.test(type) && !String(value).trim();

const isElementType = ({ type, typeName, types, returnType, typeAnnotation }: Node): boolean => {
  if (type === 'TSTypeReference') return /^(?:Elements|ReactElement)$/u.test(typeName?.name ?? '');
  if (type === 'TSUnionType') return types?.some(isElementType) ?? false;
  if (type === 'TSFunctionType') return isElementType(returnType as Node);
  return type === 'TSTypeAnnotation' && isElementType(typeAnnotation as Node);
};

/** Returns the kind of a conditional, whose text may change. */
const either = (one: Kind, other: Kind): Kind =>
  [one, other].every((kind) => kind !== 'text' && kind !== 'fixed-text') ? 'maybe-element' : 'text';

function create({ report }: Context) {
  /** Names in this file that hold elements or nothing, and imported names, which never change. */
  const elements = new Map<string, Kind>();
  const fixed = new Set<string>();
  const parents: Node[] = [];

  const kindOf = (node: Node): Kind => {
    switch (node.type) {
      case 'JSXExpressionContainer':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return kindOf(node.expression as Node);
      case 'JSXText':
        return 'fixed-text';
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number'
          ? 'fixed-text'
          : 'nothing';
      case 'JSXElement':
        return 'element';
      case 'JSXFragment':
        return 'maybe-element';
      case 'JSXEmptyExpression':
        return 'nothing';
      case 'LogicalExpression':
        return node.operator === '&&'
          ? either('nothing', kindOf(node.right as Node))
          : either(kindOf(node.left as Node), kindOf(node.right as Node));
      case 'ConditionalExpression':
        return either(kindOf(node.consequent as Node), kindOf(node.alternate as Node));
      case 'CallExpression': {
        const { callee, arguments: [first] = [] } = node;
        const made = callee?.property?.name === 'map' ? first?.body : undefined;
        if (made && made.type !== 'BlockStatement') return either('nothing', kindOf(made));
        return made || elements.has(callee?.name ?? '') ? 'maybe-element' : 'text';
      }
      case 'Identifier':
        if (node.name === 'undefined') return 'nothing';
        if (elements.has(node.name ?? '')) return elements.get(node.name ?? '') as Kind;
        return fixed.has(node.name ?? '') ? 'fixed-text' : 'text';
      case 'MemberExpression': {
        if (elements.has(node.property?.name ?? '')) return 'maybe-element';
        return kindOf(node.object as Node) === 'fixed-text' ? 'fixed-text' : 'text';
      }
      default:
        return 'text';
    }
  };

  const check = (node: Node): void => {
    const children = (node.children ?? []).filter((child) => !isSpace(child));
    const kinds = children.map(kindOf);
    const isShared = children.length > 1 || node.type === 'JSXFragment';
    for (const [index, child] of children.entries()) {
      if (isShared && kinds[index] === 'text') report({ node: child, message: CHANGES });
      const next = kinds
        .slice(index + 1)
        .find((kind) => kind !== 'maybe-element' && kind !== 'nothing');
      if (kinds[index] === 'maybe-element' && next === 'fixed-text')
        report({ node: child, message: FOLLOWS });
    }
    const isChoice = /^(?:Conditional|Logical)Expression$/u.test(node.parent?.type ?? '');
    if (node.type === 'JSXFragment' && isChoice && kinds.includes('fixed-text'))
      report({ node, message: CHANGES });
  };

  return {
    ImportSpecifier: ({ local }: Node) => fixed.add(local?.name ?? ''),
    TSPropertySignature: ({ key, typeAnnotation }: Node) => {
      if (typeAnnotation && isElementType(typeAnnotation))
        elements.set(key?.name ?? '', 'maybe-element');
    },
    VariableDeclarator: ({ id, init }: Node) => {
      if (!init || id?.type !== 'Identifier') return;
      const isModuleConstant = /^[A-Z][\dA-Z_]+$/u.test(id.name ?? '');
      if (isModuleConstant) fixed.add(id.name ?? '');
      const made = init.type === 'ArrowFunctionExpression' ? (init.body as Node) : init;
      const kind = kindOf(made);
      if (kind === 'element' || kind === 'maybe-element') elements.set(id.name ?? '', kind);
    },
    JSXElement: (node: Node) => parents.push(node),
    JSXFragment: (node: Node) => parents.push(node),
    'Program:exit': () => parents.forEach(check),
  };
}

/**
 * Requires that changing text is alone in its element, and that only elements follow conditional children. The
 * browser's translator replaces text nodes; React would then update, remove or insert before a node that is no longer
 * in the document.
 */
export const translatableText = { meta: { schema: [] }, create };
