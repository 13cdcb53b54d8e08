/** Horizontal and vertical position. */
export type Point = readonly [x: number, y: number];
