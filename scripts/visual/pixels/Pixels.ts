/** Raw pixels of a picture, row by row: four bytes each for red, green, blue and alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
