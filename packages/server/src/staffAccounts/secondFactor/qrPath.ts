import { encode } from 'uqr';

/** Returns a text as a QR code: its width in modules, and the path of its dark modules in SVG path syntax. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: rows.flat().join('') };
}
