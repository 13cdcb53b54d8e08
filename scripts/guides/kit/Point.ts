/** A place, across and down. */
export type Point = readonly [x: number, y: number];
