import { useState } from 'react';
import { ZoomImage } from '../../../primitives/ZoomImage/ZoomImage.tsx';
import { pictureSource } from '@formulary/rules/pictures/pictureSource';

export interface ProductPictureProps {
  file: string;
  /** The product's name. */
  name: string;
}

/** The picture a product's screen is about, under a lens: magnified 2 times, 200 wide; the default one when it cannot be loaded (spec 2.11, 9.12). */
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
