import { useId } from 'react';
import { ZoomIn } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { lensGeometry } from './lensGeometry.ts';
import { useEarlyFailure } from '../useEarlyFailure.ts';
import { useLens } from './useLens.ts';

export interface ZoomImageProps {
  src: string;
  alt: string;
  /** Intrinsic size of the picture, to reserve its space. */
  width: number;
  height: number;
  /** Called when the picture fails to load, so that the parent can replace it. */
  onError?: () => void;
}

/** Width of the lens (spec 9.12). */
const LENS_PX = 200;

const Root = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  padding: 0;
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  cursor: zoom-in;
  overflow: hidden;

  &[aria-pressed='true'] {
    cursor: crosshair;
    touch-action: none;
  }

  & > img {
    inline-size: 100%;
  }
`;

const Lens = styled.span`
  position: absolute;
  inset-block-start: 0;
  /* stylelint-disable-next-line property-disallowed-list -- Follows the pointer, whose position is measured from the left in both reading directions. */
  left: 0;
  inline-size: ${LENS_PX}px;
  block-size: ${LENS_PX}px;
  border: ${border.strong};
  border-radius: ${radius.medium};
  background-color: ${color.surfaceRaised};
  background-repeat: no-repeat;
  background-origin: border-box;
  pointer-events: none;
  forced-color-adjust: none;
`;

const Hint = styled.span`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border: ${border.hairline};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  [aria-pressed='true'] > & {
    visibility: hidden;
  }

  ${media.print} {
    display: none;
  }
`;

/**
 * Shows a picture with a magnifier: 2 times, 200 px wide, stronger with the wheel (spec 2.11, 9.12). Mouse: move over
 * it. Touch: press, then drag. Keyboard: Enter, then arrow keys, + and -; Esc hides the lens.
 */
export function ZoomImage({ src, alt, width, height, onError }: ZoomImageProps) {
  const hintId = useId();
  const image = useEarlyFailure(onError);
  const { picture, setPicture, isOn, point, magnification, handlers } = useLens();
  const lens =
    isOn && picture
      ? lensGeometry({
          point,
          magnification,
          lens: LENS_PX,
          width: picture.clientWidth,
          height: picture.clientHeight,
        })
      : null;

  return (
    <Root
      {...handlers}
      ref={setPicture}
      type="button"
      aria-pressed={isOn}
      aria-describedby={hintId}
      data-magnification={isOn ? magnification : undefined}
    >
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        draggable={false}
        onError={onError}
      />
      <Hint id={hintId}>
        <ZoomIn aria-hidden /> Magnify
      </Hint>
      {lens && (
        <Lens
          data-part="lens"
          style={{
            translate: `${lens.left}px ${lens.top}px`,
            backgroundImage: `url("${src}")`,
            backgroundSize: `${lens.pictureWidth}px ${lens.pictureHeight}px`,
            backgroundPosition: `${lens.shiftX}px ${lens.shiftY}px`,
          }}
        />
      )}
    </Root>
  );
}
