import { encode } from 'uqr';

/** Returns a text as a QR code: its width in modules, and the path of its dark modules in SVG path syntax. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return { size, path: data.map(rowPath).join('') };
}

/** Returns a bar for each run of dark modules in a row. */
function rowPath(row: readonly boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  const bars = [...dark.matchAll(/#+/g)].map(({ 0: { length }, index }) => {
    return `M${index} ${y}h${length}v1h-${length}z`;
  });
  return bars.join('');
}
