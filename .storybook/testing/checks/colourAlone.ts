import { outerHtml, visuallyHidden } from './elements.ts';

/** Attributes that mark variants. Each variant needs words or a shape. */
const KINDS = ['data-tone', 'data-stock', 'data-state', 'data-type'] as const;
/** Attributes that mark the selected one of several, which no words single out. */
const CHOSEN = ['aria-current', 'aria-selected', 'aria-pressed'] as const;
/** Minimum contrast of a control with its surroundings (WCAG 1.4.11). */
const SEEN_APART = 3;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isNothing = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour);

function areApart(one: string, other: string): boolean {
  if (isNothing(one) || isNothing(other)) return false;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) >= SEEN_APART;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Returns an element's appearance without its colours. */
function shapeOf(element: Element): string {
  const style = getComputedStyle(element);
  const edges = SIDES.map((side) =>
    isNothing(style[`border${side}Color`])
      ? '0'
      : style[`border${side}Width`] + style[`border${side}Style`],
  );
  const marks = ['::before', '::after'].map((mark) => getComputedStyle(element, mark).content);
  const { fontWeight, fontStyle, textDecorationLine, boxShadow, visibility, display } = style;
  const shadow = boxShadow.replaceAll(/\w+\([^)]*\)/g, '');
  return [
    ...edges,
    ...marks,
    fontWeight,
    fontStyle,
    textDecorationLine,
    shadow,
    visibility,
    display,
  ].join(' ');
}

const partsOf = (element: Element) => [element, ...element.querySelectorAll('*:not(svg *)')];

const wordsAndSigns = (element: Element) =>
  [
    element.textContent,
    ...[...element.querySelectorAll('svg')].map((sign) => sign.innerHTML),
    ...[...element.querySelectorAll('img')].map((picture) => picture.alt),
  ].join(' ');

const backgroundOf = (element: Element): string => {
  const { backgroundColor } = getComputedStyle(element);
  const { parentElement } = element;
  return isNothing(backgroundColor) && parentElement
    ? backgroundOf(parentElement)
    : backgroundColor;
};

/** Tells whether two elements differ in shape or lightness. */
function lookApart(one: Element, other: Element): boolean {
  const [parts, otherParts] = [partsOf(one), partsOf(other)];
  return (
    parts.map(shapeOf).join('|') !== otherParts.map(shapeOf).join('|') ||
    areApart(backgroundOf(one), backgroundOf(other)) ||
    areApart(getComputedStyle(one).color, getComputedStyle(other).color)
  );
}

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && !element.matches(visuallyHidden);

const likeness = (element: Element) => `${element.tagName} ${element.classList[0] ?? ''}`;

function kindsAlike(attribute: string): readonly string[] {
  const elements = [...document.querySelectorAll(`[${attribute}]`)].filter(isShown);
  const kinds = new Map(
    elements.map((each) => [`${likeness(each)} ${each.getAttribute(attribute)}`, each]),
  );
  const alike = [...kinds.values()].filter((one, index, list) =>
    list
      .slice(0, index)
      .some(
        (other) =>
          likeness(one) === likeness(other) &&
          wordsAndSigns(one) === wordsAndSigns(other) &&
          !lookApart(one, other),
      ),
  );
  return alike.map((one) => `${attribute} changes its colour alone: ${outerHtml(one)}`);
}

function chosenAlike(attribute: string): readonly string[] {
  const isChosen = (element: Element) =>
    !/^(?:false|)$/.test(element.getAttribute(attribute) ?? '');
  const chosen = [...document.querySelectorAll(`[${attribute}]`)].filter(isShown).filter(isChosen);
  const alike = chosen.filter((one) => {
    const list = one.closest('ul, ol, [role=tablist], [role=grid], nav') ?? one.parentElement;
    const others = [...(list?.querySelectorAll(one.tagName) ?? [])].filter(
      (other) => isShown(other) && !isChosen(other) && likeness(other) === likeness(one),
    );
    const [like] = others;
    return like !== undefined && !lookApart(one, like);
  });
  return alike.map((one) => `${attribute} changes its colour alone: ${outerHtml(one)}`);
}

/** Returns fields in error without an error message. */
function wordlessErrors(): readonly string[] {
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')].filter(isShown);
  return wrong
    .filter((field) => {
      const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`;
      const words = ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
      return words.join('').trim() === '';
    })
    .map((field) => `is wrong and does not say why: ${outerHtml(field)}`);
}

/**
 * Returns states that only colour tells apart: variants with the same words, icons and shape; selected items that look
 * like their neighbours; errors without words. Lightness counts as a difference, as in greyscale.
 */
export function colourAlone(): readonly string[] {
  return [...KINDS.flatMap(kindsAlike), ...CHOSEN.flatMap(chosenAlike), ...wordlessErrors()];
}
