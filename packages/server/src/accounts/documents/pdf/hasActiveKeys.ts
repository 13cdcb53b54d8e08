import type { PdfDict } from '@libpdf/core';

/** Too short to be looked for in bytes: a script, embedded files, files in place of a stream's data, 3D artwork, images kept elsewhere. */
const ALWAYS = ['JS', 'EF', 'FFilter', '3DD', 'OPI'];

/** Whether the keys of a dictionary make it more than something to look at. */
export function hasActiveKeys(dict: PdfDict): boolean {
  const isStream = dict.type === 'stream';
  const leadsToFile = isStream || dict.getName('S')?.value === 'Thread';
  return ALWAYS.some((key) => dict.has(key)) || (leadsToFile && dict.has('F'));
}
