import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import { pictureSource } from '@formulary/rules/pictures/pictureSource';
import type { HomeSlide } from './homeSlides.ts';

export interface HomeSlideViewProps {
  slide: HomeSlide;
  /** Loads the first slide eagerly, the others lazily. */
  isFirst?: boolean;
}

const Root = styled.figure`
  position: relative;
  block-size: 31.25rem;
  background: ${color.surfaceSunken};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* Narrow screens crop to the drawing's subject, right of centre. */
    object-position: 69% 50%;
    /* Dragging moves the slide, not the picture. */
    pointer-events: none;
    user-select: none;
  }
`;

const Words = styled.figcaption`
  position: absolute;
  inset-block-end: ${space[12]};
  inset-inline-start: ${space[12]};
  display: grid;
  gap: ${space[2]};
  inline-size: min(24rem, 42%);
  padding: ${space[6]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfacePage};

  strong {
    ${headingStyle(2)}
  }

  span {
    color: ${color.textMuted};
    font-size: ${font.sizeLead};
  }

  a {
    ${touchTarget}
    justify-self: start;
  }

  /* Does not mirror the scene, so that its empty side stays behind the controls. */
  &:dir(rtl) {
    inset-block-end: ${space[24]};
    inset-inline: auto ${space[12]};
  }

  ${media.belowTablet} {
    &,
    &:dir(rtl) {
      inset-block: ${space[3]} auto;
      inset-inline: ${space[3]};
    }

    inline-size: auto;
    padding: ${space[4]};

    span {
      font-size: ${font.sizeBody};
    }
  }
`;

/** Shows one slide of the home page: a scene, with its text on a card beside the subject. */
export function HomeSlideView({ slide, isFirst = false }: HomeSlideViewProps) {
  const { file, alt, title, words, link } = slide;
  return (
    <Root data-drawn>
      <img
        src={pictureSource('slides', file)}
        alt={alt}
        width={1600}
        height={500}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        draggable={false}
      />
      <Words>
        <strong>{title}</strong>
        <span>{words}</span>
        <TextLink href={link.href}>{link.label}</TextLink>
      </Words>
    </Root>
  );
}
