/** Limits of a quick order: rows, characters of a list, cells of a row, characters of a cell. */
export const readLimits = { rows: 1000, characters: 1_000_000, cells: 50, cell: 300 } as const;
