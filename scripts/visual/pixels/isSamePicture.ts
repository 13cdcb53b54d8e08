import type { Pixels } from './Pixels.ts';

/** Tells whether two pictures are equal in every pixel. */
export function isSamePicture(left: Pixels, right: Pixels): boolean {
  return (
    left.width === right.width &&
    left.height === right.height &&
    Buffer.compare(left.data, right.data) === 0
  );
}
