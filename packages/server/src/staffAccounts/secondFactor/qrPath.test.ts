import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

test('the path paints exactly the dark modules of the code', () => {
  const text = 'otpauth://totp/Formulary%20desk:ines%40formulary.test?secret=RBJPBT5YWQD54R4D';
  const { size, path } = qrPath(text);
  const painted = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    painted[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(painted).toEqual(encode(text, { ecc: 'M', border: 2 }).data);
});
