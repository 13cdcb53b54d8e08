/** How far a key moves in a grid of so many columns: by cells, in reading order; nothing for a key that moves nothing. */
export function gridStep(
  key: string,
  columns: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forwards ? 1 : -1;
  if (key === 'ArrowUp') return -columns;
  return key === 'ArrowDown' ? columns : undefined;
}
