import { type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '@formulary/theme/tokens';
import { type Box, contentOf } from './contentOf.ts';

interface CroppedPictureProps {
  readonly source: string;
  readonly alt: string;
}

/** Margin around the content, in the picture's pixels. */
const MARGIN = 24;

const Frame = styled.span`
  position: relative;
  display: block;
  max-inline-size: 100%;
  background: ${color.surfacePage};
  overflow: hidden;

  img {
    display: block;
    max-inline-size: none;
    block-size: 0;
  }

  &[data-cropped] img {
    position: absolute;
    block-size: auto;
  }
`;

interface Shown {
  readonly box: Box;
  readonly width: number;
}

function shownOf(image: HTMLImageElement): Shown {
  const { box, isWhole } = contentOf(image);
  const { naturalWidth: width, naturalHeight } = image;
  if (isWhole) return { box: { x: 0, y: 0, width, height: naturalHeight }, width };
  const around = {
    x: box.x - MARGIN,
    y: box.y - MARGIN,
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
  return { box: around, width };
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

function placed({ box, width }: Shown): {
  readonly frame: CSSProperties;
  readonly image: CSSProperties;
} {
  return {
    frame: { inlineSize: box.width, aspectRatio: `${box.width} / ${box.height}` },
    image: {
      inlineSize: percent(width, box.width),
      insetInlineStart: percent(-box.x, box.width),
      insetBlockStart: percent(-box.y, box.height),
    },
  };
}

/** Shows a stored picture at its natural size or smaller, without empty space around its content. */
export function CroppedPicture({ source, alt }: CroppedPictureProps) {
  const [shown, setShown] = useState<Shown>();
  const place = shown && placed(shown);
  return (
    <Frame dir="ltr" data-cropped={shown && true} style={place?.frame}>
      <img
        src={source}
        alt={alt}
        loading="lazy"
        style={place?.image}
        onLoad={({ currentTarget }) => setShown(shownOf(currentTarget))}
      />
    </Frame>
  );
}
