import { useLayoutEffect, useRef } from 'react';

const isOptional = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional';

/** Returns the rule of the page's optional font. Undefined without such a font. */
const optionalFont = (): CSSFontFaceRule | undefined =>
  [...document.styleSheets]
    // A sheet of another origin, such as an extension's, cannot be read.
    .filter(({ href }) => !href || href.startsWith(origin))
    .flatMap(({ cssRules }) => [...cssRules])
    .find(isOptional);

/** Returns whether the file of a font has arrived. A late font's status tells it in Chromium, but not in Firefox. */
function hasArrived({ style }: CSSFontFaceRule): boolean {
  const [, file] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
  if (file === undefined) return false;
  const address = new URL(file, location.href).href;
  return performance.getEntriesByName(address, 'resource').length > 0;
}

/** Returns a font of a rule that can be added to the document later. */
function fontOf({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  return new FontFace(value('font-family').replaceAll(/["']/g, ''), value('src'), {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
  });
}

/**
 * Shows the shop's typeface from the second screen on, told by its path, when it came too late for the first. The first page keeps its
 * fallback font (`font-display: optional`), so that text does not reflow while it is read.
 */
export function useShopTypeface(pathname: string): void {
  const shown = useRef(pathname);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (shown.current === pathname || isAsked.current) return;
    shown.current = pathname;
    const rule = optionalFont();
    // A font that is still loading would change the text of the new screen later.
    if (rule === undefined || !hasArrived(rule)) return;
    isAsked.current = true;
    fontOf(rule)
      .load()
      .then((font) => document.fonts.add(font))
      // The browser may have dropped it from its cache; the fallback has the same metrics.
      .catch(() => undefined);
  }, [pathname]);
}
