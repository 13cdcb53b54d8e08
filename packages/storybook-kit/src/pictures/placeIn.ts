import type { Box } from './contentOf.ts';

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
