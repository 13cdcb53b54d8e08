import { outerHtml } from './elements.ts';

/** Maximum share of the screen that fixed bars may cover. */
const MOST_COVERED = 0.5;

const all = () => [...document.body.querySelectorAll<HTMLElement>('*')];

/** Returns the page and elements in it that scroll sideways. */
function scrollingSideways(): readonly string[] {
  const { documentElement: root } = document;
  const inside = all().filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      !element.matches('input, textarea, select'),
  );
  const sticking = all().find((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > root.clientWidth + 0.5 || left < -0.5;
  });
  return [
    ...(root.scrollWidth > root.clientWidth
      ? [`${root.scrollWidth} pixels wide: ${sticking ? outerHtml(sticking) : 'no box'}`]
      : []),
    ...inside.map((element) => `scrolls sideways: ${outerHtml(element)}`),
  ];
}

/** Returns overlays that reach beyond the edges, where the user cannot scroll. */
function beyondTheEdges(): readonly string[] {
  const { clientWidth } = document.documentElement;
  return [...document.body.querySelectorAll('dialog:modal, :popover-open')]
    .filter((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isBeyond = left < -1 || right > clientWidth + 1 || top < -1 || bottom > innerHeight + 1;
      return width > 0 && isBeyond;
    })
    .map((element) => `reaches beyond the screen: ${outerHtml(element)}`);
}

/** Returns fixed bars that cover more than half of the page. Full-screen layers are exempt. */
function coveringBars(): readonly string[] {
  const { documentElement: root } = document;
  window.scrollTo(0, (root.scrollHeight - innerHeight) / 2);
  const bars = all().filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= root.clientWidth / 2 || height >= innerHeight) return false;
    const { position, visibility } = getComputedStyle(element);
    const isBar = /sticky|fixed/.test(position) && visibility === 'visible';
    return isBar && !element.closest('dialog, [popover]');
  });
  const covered = bars.filter((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return seen > innerHeight * MOST_COVERED;
  });
  window.scrollTo(0, 0);
  return covered.map((bar) => `covers more than half of the page: ${outerHtml(bar)}`);
}

/** Returns what is lost on a screen this small: sideways scrolling, content beyond the edges, and covering bars. */
export function reflowProblems(): readonly string[] {
  return [...scrollingSideways(), ...beyondTheEdges(), ...coveringBars()];
}
