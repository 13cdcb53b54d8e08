import type { IStyleSheetContext } from 'styled-components';

type Stylis = IStyleSheetContext['stylis'];

/** More than the components of all pages have. */
const MOST_KEPT = 4_000;

/** A stylis that writes each style once: every page has a sheet of its own, and their styles are the same again and again. */
export function keptStylis(stylis: Stylis): Stylis {
  const kept = new Map<string, { readonly css: string; readonly rules: string[] }>();
  const write: (...style: Parameters<Stylis>) => string[] = (
    css,
    selector,
    prefix,
    componentId,
  ) => {
    const key = `${selector}/${prefix}/${componentId}`;
    const known = kept.get(key);
    if (known?.css === css) return known.rules;
    const rules = stylis(css, selector, prefix, componentId);
    if (kept.size < MOST_KEPT) kept.set(key, { css, rules });
    return rules;
  };
  return Object.assign(write, { hash: stylis.hash });
}
