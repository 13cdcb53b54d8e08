/** A list of numbers in a snapshot. */
export type SnapshotList = Uint8Array | Uint16Array | Uint32Array | BigInt64Array;

/** List types by their names in a snapshot. */
export const snapshotLists = { Uint8Array, Uint16Array, Uint32Array, BigInt64Array } as const;
