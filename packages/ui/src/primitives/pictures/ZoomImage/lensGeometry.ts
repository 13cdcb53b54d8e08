/** A point of the picture; each coordinate runs from 0 (start, top) to 1. */
export interface LensPoint {
  readonly x: number;
  readonly y: number;
}

interface LensGeometry {
  readonly point: LensPoint;
  /** Displayed size of the picture, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Side of the square lens, in CSS pixels. */
  readonly lens: number;
  readonly magnification: number;
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/**
 * Returns the position of the lens and the shift of the enlarged picture, so that the middle of the lens shows the
 * point below it. The lens never leaves the picture. All in CSS pixels.
 */
export function lensGeometry({ point, width, height, lens, magnification }: LensGeometry) {
  const left = within(point.x * width - lens / 2, 0, width - lens);
  const top = within(point.y * height - lens / 2, 0, height - lens);
  return {
    left,
    top,
    shiftX: lens / 2 - point.x * width * magnification,
    shiftY: lens / 2 - point.y * height * magnification,
    pictureWidth: width * magnification,
    pictureHeight: height * magnification,
  };
}
