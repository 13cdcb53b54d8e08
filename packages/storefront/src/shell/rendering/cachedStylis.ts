import type { IStyleSheetContext } from 'styled-components';

type Stylis = IStyleSheetContext['stylis'];

/** Above the number of styles of all components. */
const MAX_CACHED = 4_000;

/** Wraps stylis with a cache: each page has its own sheet, but the same styles. */
export function cachedStylis(stylis: Stylis): Stylis {
  const cache = new Map<string, { readonly css: string; readonly rules: string[] }>();
  const write: (...style: Parameters<Stylis>) => string[] = (
    css,
    selector,
    prefix,
    componentId,
  ) => {
    const key = `${selector}/${prefix}/${componentId}`;
    const known = cache.get(key);
    if (known?.css === css) return known.rules;
    const rules = stylis(css, selector, prefix, componentId);
    if (cache.size < MAX_CACHED) cache.set(key, { css, rules });
    return rules;
  };
  return Object.assign(write, { hash: stylis.hash });
}
