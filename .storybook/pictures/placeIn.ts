import type { Box } from './contentOf.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Smaller than this, nothing in a picture can be read or told apart. */
const LEAST_SCALE = 0.42;

/**
 * Where a picture lies in a frame, so that what is drawn on it is seen: at its natural size or smaller, in the middle where
 * it fits, and from its beginning where it does not.
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
