import type { PointGroup } from 'signature_pad';

/** One stroke, in units of the signature sheet. */
export type SignatureStroke = PointGroup;

/** A signature: drawn with a pen, finger or mouse, or typed as a full name. */
export type Signature =
  | { readonly kind: 'drawn'; readonly strokes: readonly SignatureStroke[] }
  | { readonly kind: 'typed'; readonly name: string };

/** Sheet on which signatures are stored, independent of screen size. The PNG is twice as large. */
export const signatureSheet = { width: 600, height: 200, pngScale: 2 } as const;
