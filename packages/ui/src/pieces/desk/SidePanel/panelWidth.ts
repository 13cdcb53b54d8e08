/** Bounds of the width of a side panel, in rem: a form fits into the least, and the list keeps a part at the most. */
export const PANEL_REM = { least: 22, most: 48, atFirst: 30, step: 2 } as const;

/** Returns a width within the bounds, in whole rem. What is no number becomes the width at first. */
export function panelWidth(rem: number): number {
  if (!Number.isFinite(rem)) return PANEL_REM.atFirst;
  return Math.round(Math.min(PANEL_REM.most, Math.max(PANEL_REM.least, rem)));
}

/** Returns the width after a key on the panel's edge; undefined for keys that do not move it. */
export function widthAfterKey(
  key: string,
  width: number,
  isRightToLeft: boolean,
): number | undefined {
  const wider = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return panelWidth(width + (key === wider ? PANEL_REM.step : -PANEL_REM.step));
    case 'Home':
      return PANEL_REM.least;
    case 'End':
      return PANEL_REM.most;
    default:
      return undefined;
  }
}
