import { expect, test } from 'vitest';
import { pictureSizes } from './pictureSource.ts';
import { readUploadedPicture } from './uploadedPicture.ts';

const NAME = `upload-${'0a'.repeat(16)}`;

test.each([
  [`${NAME}.webp`, { file: `${NAME}.webp`, size: 'large' }],
  [`${NAME}-400.webp`, { file: `${NAME}.webp`, size: 'small' }],
  ['generic-vial-teal.svg', undefined],
  [`${NAME}.webp.svg`, undefined],
  [`../${NAME}.webp`, undefined],
])('reads %s', (file, read) => {
  expect(readUploadedPicture(file)).toEqual(read);
});

test('offers the sizes of an uploaded picture, and none of a drawn one', () => {
  expect(pictureSizes('products', `${NAME}.webp`)).toBe(
    `/images/products/${NAME}-400.webp 400w, /images/products/${NAME}.webp 1024w`,
  );
  expect(pictureSizes('products', 'default.svg')).toBeUndefined();
});
