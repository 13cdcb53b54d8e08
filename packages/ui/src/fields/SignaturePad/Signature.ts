import type { PointGroup } from 'signature_pad';

/** One stroke, in units of the signature sheet. */
export type SignatureStroke = PointGroup;

/** A signature: drawn with a pen, finger or mouse, or typed as a full name. */
export type Signature =
  | { readonly kind: 'drawn'; readonly strokes: readonly SignatureStroke[] }
  | { readonly kind: 'typed'; readonly name: string };
