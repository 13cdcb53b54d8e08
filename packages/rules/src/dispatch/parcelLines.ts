/** A line of an order and how much of it has left. */
export interface SentLine {
  readonly id: number;
  readonly quantity: number;
  /** Packs in parcels that have left. */
  readonly sent: number;
}

/** Packs of a line that go into a parcel. */
export interface ParcelPacks {
  readonly lineId: number;
  readonly quantity: number;
}

/** Returns the packs that have not left yet, line by line: the back order. */
export function packsLeft(lines: readonly SentLine[]): readonly ParcelPacks[] {
  return lines
    .map(({ id, quantity, sent }) => ({ lineId: id, quantity: quantity - sent }))
    .filter(({ quantity }) => quantity > 0);
}

/** Why packs cannot go into a parcel. */
export type ParcelFault =
  | 'parcel-empty'
  | 'parcel-line-unknown'
  | 'parcel-line-twice'
  | 'parcel-too-many';

/**
 * Returns why these packs cannot leave together; undefined if they can. A parcel holds at least one pack, each line
 * once, lines of this order only, and never more packs than are left of a line.
 */
export function parcelFault(
  lines: readonly SentLine[],
  packs: readonly ParcelPacks[],
): { readonly fault: ParcelFault; readonly lineId?: number } | undefined {
  if (packs.length === 0) return { fault: 'parcel-empty' };
  const left = new Map(packsLeft(lines).map(({ lineId, quantity }) => [lineId, quantity]));
  const known = new Set(lines.map(({ id }) => id));
  const seen = new Set<number>();
  for (const { lineId, quantity } of packs) {
    if (!known.has(lineId)) return { fault: 'parcel-line-unknown', lineId };
    if (seen.has(lineId)) return { fault: 'parcel-line-twice', lineId };
    seen.add(lineId);
    if (quantity > (left.get(lineId) ?? 0)) return { fault: 'parcel-too-many', lineId };
  }
  return undefined;
}

/** Returns whether nothing is left once these packs have gone too. */
export function isAllSent(lines: readonly SentLine[], packs: readonly ParcelPacks[]): boolean {
  const going = new Map(packs.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.every(({ id, quantity, sent }) => sent + (going.get(id) ?? 0) >= quantity);
}
