import { outerHtml } from './elements.ts';

/** Rule that reaches an element from an ancestor or by the element's own class. */
interface Reach {
  readonly selector: string;
  /** First class of the rule; every styled component has its own. */
  readonly part: string;
  readonly isInner: boolean;
  readonly style: CSSStyleDeclaration;
}

const PSEUDO_ELEMENT = /::[\w-]+/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** Returns a selector's specificity: ids, then classes, then elements. */
function weightOf(selector: string): number {
  const shown = selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
  let inner = 0;
  const plain = shown.replaceAll(/:(?:not|is|has)\((?<list>[^()]*)\)/g, (_, list: string) => {
    inner += Math.max(...list.split(',').map(weightOf));
    return '';
  });
  const named = plain.replaceAll(PSEUDO_ELEMENT, '').replaceAll(ATTRIBUTE, '');
  const bare = named.replaceAll(/[.#][\w-]+/g, '').replaceAll(/:[\w-]+(?:\([^)]*\))?/g, '');
  return (
    count(named, /#[\w-]+/g) * 10_000 +
    (count(plain, ATTRIBUTE) + count(named, /\.[\w-]+|:[\w-]+/g)) * 100 +
    count(plain, PSEUDO_ELEMENT) +
    count(bare, /(?:^|[\s>+~])[a-z][\w-]*/gi) +
    inner
  );
}

/** Reaches of each rule that was read. Rules stay, and grow more with every story. */
const known = new WeakMap<CSSStyleRule, readonly Reach[]>();

function readReaches(rule: CSSStyleRule): readonly Reach[] {
  return rule.selectorText.split(/,(?![^(]*\))/).flatMap((each) => {
    const selector = each.trim();
    const part = /\.(?<name>[\w-]+)/.exec(selector)?.groups?.['name'];
    if (part === undefined) return [];
    const outer = selector.replaceAll(/\([^)]*\)/g, '').replaceAll(ATTRIBUTE, '');
    return [{ selector, part, isInner: /[\s>+~]/.test(outer), style: rule.style }];
  });
}

function reachesOf(rules: CSSRuleList): readonly Reach[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? reachesOf(rule.cssRules) : [];
    if (!(rule instanceof CSSStyleRule)) return [];
    const reaches = known.get(rule) ?? readReaches(rule);
    known.set(rule, reaches);
    return reaches;
  });
}

/** Returns rules of the styled components on the page, without Storybook's sheets. */
function reachesOfThePage(): readonly Reach[] {
  const classes = new Set(
    [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  );
  return [...document.styleSheets]
    .filter(({ ownerNode }) => (ownerNode as Element | null)?.hasAttribute('data-styled'))
    .flatMap(({ cssRules }) => reachesOf(cssRules))
    .filter(({ part }) => classes.has(part));
}

const elementsOf = ({ selector }: Reach) => [
  ...document.querySelectorAll(selector.replaceAll(PSEUDO_ELEMENT, '')),
];

const pseudoOf = ({ selector }: Reach) => selector.match(PSEUDO_ELEMENT)?.[0] ?? '';

/**
 * Returns properties that two rules of equal specificity set differently on one element, so that the later rule wins.
 */
function tiesAt(element: Element, rules: readonly Reach[]): readonly string[] {
  const values = new Map<string, { readonly rule: Reach; readonly weight: number }[]>();
  for (const rule of rules)
    for (const property of rule.style) {
      const key = `${pseudoOf(rule)} ${property} ${rule.style.getPropertyPriority(property)}`;
      values.set(key, [...(values.get(key) ?? []), { rule, weight: weightOf(rule.selector) }]);
    }
  return [...values].flatMap(([key, candidates]) => {
    const heaviest = Math.max(...candidates.map(({ weight }) => weight));
    const winners = candidates.filter(({ weight }) => weight === heaviest).map(({ rule }) => rule);
    const [, property = ''] = key.split(' ');
    const inner = winners.find(({ isInner }) => isInner);
    const rival = winners.find(
      ({ part, style }) =>
        inner &&
        part !== inner.part &&
        style.getPropertyValue(property) !== inner.style.getPropertyValue(property),
    );
    if (!inner || !rival) return [];
    return [
      `${property} is a matter of which comes last: ${inner.selector}, ${rival.selector}, at ${outerHtml(element)}`,
    ];
  });
}

/**
 * Returns styles that depend on the load order of components: two components style one element with equal specificity.
 * The outer one should use `>`, or the inner one `:where()`.
 */
export function styleOrder(): readonly string[] {
  const all = reachesOfThePage();
  const reached = new Map<Element, Reach[]>();
  for (const rule of all.filter(({ isInner }) => isInner))
    for (const element of elementsOf(rule))
      reached.set(element, [...(reached.get(element) ?? []), rule]);
  return [...reached].flatMap(([element, inner]) => {
    const own = all.filter(
      (rule) =>
        !rule.isInner &&
        element.classList.contains(rule.part) &&
        element.matches(rule.selector.replaceAll(PSEUDO_ELEMENT, '')),
    );
    return tiesAt(element, [...inner, ...own]);
  });
}
