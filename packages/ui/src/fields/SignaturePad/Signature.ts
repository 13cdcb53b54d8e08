import type { PointGroup } from 'signature_pad';

/** One stroke of a pen, in the measures of the signature sheet. */
export type SignatureStroke = PointGroup;

/** A signature: drawn with a pen, a finger or a mouse, or typed as a full name. */
export type Signature =
  | { readonly kind: 'drawn'; readonly strokes: readonly SignatureStroke[] }
  | { readonly kind: 'typed'; readonly name: string };
