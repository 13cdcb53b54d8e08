import type { PdfDict } from '@libpdf/core';

/**
 * Keys too short to search for in bytes: scripts, embedded files, external stream data, 3D artwork, images stored
 * elsewhere.
 */
const ALWAYS = ['JS', 'EF', 'FFilter', '3DD', 'OPI'];

/** Returns whether a dictionary has keys that make it active. */
export function hasActiveKeys(dict: PdfDict): boolean {
  const isStream = dict.type === 'stream';
  const leadsToFile = isStream || dict.getName('S')?.value === 'Thread';
  return ALWAYS.some((key) => dict.has(key)) || (leadsToFile && dict.has('F'));
}
