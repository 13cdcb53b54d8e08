import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const isOptional = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional';

/** Returns the page's optional font as one that can be added to the document later. Undefined without such a font. */
function optionalFont(): FontFace | undefined {
  const rule = [...document.styleSheets]
    // A sheet of another origin, such as an extension's, cannot be read.
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules])
    .find(isOptional);
  if (rule === undefined) return undefined;
  const value = (name: string) => rule.style.getPropertyValue(name);
  return new FontFace(value('font-family').replaceAll(/["']/g, ''), value('src'), {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
  });
}

/**
 * Shows the shop's typeface from the second screen on when it came too late for the first. The first page keeps its
 * fallback font (`font-display: optional`), so that text does not reflow while it is read.
 */
export function useShopTypeface(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (shown.current === pathname || isAsked.current) return;
    shown.current = pathname;
    // A font that is still loading would change the text of the new screen later.
    const isHere = [...document.fonts].some(
      ({ display, status }) => display === 'optional' && status === 'loaded',
    );
    if (!isHere) return;
    isAsked.current = true;
    optionalFont()
      ?.load()
      .then((font) => document.fonts.add(font))
      // The browser may have dropped it from its cache; the fallback has the same metrics.
      .catch(() => undefined);
  }, [pathname]);
}
