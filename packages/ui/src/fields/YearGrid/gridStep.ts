/**
 * Returns how many cells a key moves in a grid with that number of columns, in reading order; nothing for other keys.
 */
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
