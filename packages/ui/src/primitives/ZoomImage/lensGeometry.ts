/** A point of the picture, each part from 0 (start, top) to 1. */
export interface LensPoint {
  readonly x: number;
  readonly y: number;
}

interface LensGeometry {
  readonly point: LensPoint;
  /** The picture's size on the screen, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The lens is a square of this side, in CSS pixels. */
  readonly lens: number;
  readonly magnification: number;
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/**
 * Where the lens lies, and how the enlarged picture is shifted under it, so that the middle of the lens shows
 * the point it stands on. The lens never leaves the picture. All in CSS pixels.
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
