import { useState } from 'react';
import { ZoomImage } from '../../../../primitives/pictures/ZoomImage/ZoomImage.tsx';
import { pictureSource } from '@formulary/rules/pictures/pictureSource';

export interface ProductPictureProps {
  file: string;
  /** The product's name. */
  name: string;
}

/**
 * Shows the main picture of a product page with a magnifier: 2 times, 200 px wide. Falls back to the default picture
 * when it fails to load (spec 2.11, 9.12).
 */
export function ProductPicture({ file, name }: ProductPictureProps) {
  const [brokenFile, setBrokenFile] = useState<string>();
  const shownFile = brokenFile === file ? '' : file;
  return (
    <ZoomImage
      src={pictureSource('products', shownFile)}
      alt={name}
      width={400}
      height={400}
      onError={() => setBrokenFile(file)}
    />
  );
}
