import { useState } from 'react';
import { styled } from 'styled-components';
import { useEarlyFailure } from '../../../primitives/useEarlyFailure.ts';
import { color } from '../../../theme/tokens.ts';
import { pictureSource } from '@formulary/rules/pictures/pictureSource';

export interface PictureProps {
  /** Which shelf the picture is on: `/images/products/` or `/images/categories/`. */
  folder: 'products' | 'categories';
  /** The file's name; empty for the default picture. */
  file: string;
  /** Empty where the name stands beside the picture. */
  alt: string;
  /** Fetched at once instead of when it comes near the screen: for the one picture a screen is about. */
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

/** A drawn picture of a product or category, and the default one when it cannot be loaded (spec 9.12). Keeps its room while loading. */
export function Picture({ folder, file, alt, isEager = false }: PictureProps) {
  const [brokenFile, setBrokenFile] = useState<string>();
  const isBroken = brokenFile === file;
  const giveWay = () => setBrokenFile(file);
  const image = useEarlyFailure(giveWay);
  return (
    <Image
      {...SIZES[folder]}
      ref={image}
      src={pictureSource(folder, isBroken ? '' : file)}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      data-fallback={isBroken || undefined}
      onError={giveWay}
    />
  );
}
