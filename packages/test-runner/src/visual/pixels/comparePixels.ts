import type { Pixels } from './pixels.ts';

/** Tells whether two pictures are equal in every pixel. */
export function isSamePicture(left: Pixels, right: Pixels): boolean {
  return (
    left.width === right.width &&
    left.height === right.height &&
    Buffer.compare(left.data, right.data) === 0
  );
}

/** Opacity of the picture behind the differing pixels. */
const VEIL = 0.2;
const WHITE = 255;
const SIGNAL = [219, 0, 90, 255] as const;

interface Differences {
  readonly count: number;
  /** The expected picture, faded, with every differing pixel in a signal colour. */
  readonly shown: Pixels;
}

/** Compares two pictures pixel by pixel without tolerance. Pixels that only one picture has count as different. */
export function differencesOf(expected: Pixels, actual: Pixels): Differences {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = new Uint8Array(width * height * 4).fill(WHITE);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInBoth =
        x < expected.width && x < actual.width && y < expected.height && y < actual.height;
      const here = (y * width + x) * 4;
      const left = (y * expected.width + x) * 4;
      const right = (y * actual.width + x) * 4;
      const isSame =
        isInBoth &&
        [0, 1, 2, 3].every((part) => expected.data[left + part] === actual.data[right + part]);
      if (isSame) {
        for (let part = 0; part < 3; part += 1)
          data[here + part] = WHITE - (WHITE - expected.data[left + part]!) * VEIL;
      } else {
        count += 1;
        data.set(SIGNAL, here);
      }
    }
  }
  return { count, shown: { width, height, data } };
}
