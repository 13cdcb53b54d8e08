import { useState } from 'react';
import { styled } from 'styled-components';
import { useEarlyFailure } from '../../../../primitives/pictures/useEarlyFailure.ts';
import { color } from '@formulary/theme/tokens';
import { pictureSizes, pictureSource } from '@formulary/rules/pictures/pictureSource';

export interface PictureProps {
  /** Folder of the picture: `/images/products/` or `/images/categories/`. */
  folder: 'products' | 'categories';
  /** File name; empty for the default picture. */
  file: string;
  /** Empty when the name is shown beside the picture. */
  alt: string;
  /** Loads the picture eagerly instead of lazily. Use it for the main picture of a screen. */
  isEager?: boolean;
}

const SIZES = {
  products: { width: 400, height: 400 },
  categories: { width: 400, height: 300 },
} as const;

const Image = styled.img`
  inline-size: 100%;
  background: ${color.surfaceSunken};
  object-fit: contain;
`;

/**
 * Shows a picture of a product or category, or the default one when it fails to load (spec 9.12). Reserves its space
 * while loading.
 */
export function Picture({ folder, file, alt, isEager = false }: PictureProps) {
  const [brokenFile, setBrokenFile] = useState<string>();
  const isBroken = brokenFile === file;
  const giveWay = () => setBrokenFile(file);
  const image = useEarlyFailure(giveWay);
  const sizes = pictureSizes(folder, file);
  return (
    <Image
      {...SIZES[folder]}
      ref={image}
      src={pictureSource(folder, isBroken ? '' : file)}
      srcSet={isBroken ? undefined : sizes}
      sizes={sizes && '25rem'}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      data-fallback={isBroken || undefined}
      onError={giveWay}
    />
  );
}
