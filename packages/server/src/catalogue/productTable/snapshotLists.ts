/** A list of numbers in a snapshot. */
export type SnapshotList = Uint8Array | Uint16Array | Uint32Array | BigInt64Array;

/** The kinds of lists, by the names that a snapshot has for them. */
export const snapshotLists = { Uint8Array, Uint16Array, Uint32Array, BigInt64Array } as const;
