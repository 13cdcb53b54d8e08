/** Rectangle in a picture, in the picture's pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Visible content of a picture. */
export interface Content {
  readonly box: Box;
  /** The content reaches every edge, so the picture shows a whole page. */
  readonly isWhole: boolean;
}

/** Finds the content of a picture: everything that differs from the colour of its first pixel. */
export function contentOf(image: HTMLImageElement): Content {
  const { naturalWidth: width, naturalHeight: height } = image;
  const whole = { box: { x: 0, y: 0, width, height }, isWhole: true };
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return whole;
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const paper = pixels[0];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[y * width + x] === paper) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return whole;
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { box, isWhole: box.width === width };
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Minimum scale; below it, a picture is illegible. */
const LEAST_SCALE = 0.42;

/**
 * Returns a picture's position in a frame: at its natural size or smaller, centred if it fits, otherwise from its
 * beginning.
 */
export function placeIn(
  frame: Frame,
  box: Box,
): { readonly scale: number; readonly x: number; readonly y: number } {
  const fitting = Math.min(1, frame.width / box.width, frame.height / box.height);
  const scale = Math.max(LEAST_SCALE, fitting);
  const along = (room: number, length: number) => Math.max(0, (room - length * scale) / 2);
  return {
    scale,
    x: along(frame.width, box.width) - box.x * scale,
    y: along(frame.height, box.height) - box.y * scale,
  };
}
