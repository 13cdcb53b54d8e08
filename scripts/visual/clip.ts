/** Area of a page that a picture shows, in CSS pixels from the top left corner. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
