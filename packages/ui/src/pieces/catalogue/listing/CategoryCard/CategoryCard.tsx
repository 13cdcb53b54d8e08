import type { Category } from '@formulary/rules/catalogue/category';
import { css, styled } from 'styled-components';
import { Link } from '../../../../primitives/navigation/Link/Link.tsx';
import { focusRing } from '@formulary/theme/focusRing';
import { media } from '@formulary/theme/media';
import { border, color, font, motion, radius, space } from '@formulary/theme/tokens';
import { Picture } from '../../product/Picture/Picture.tsx';
import { UnbrokenText } from '../../product/UnbrokenText/UnbrokenText.tsx';

export interface CategoryCardProps {
  category: Category;
  href: string;
  isEager?: boolean;
  /** Picture beside the text, as on narrow screens. */
  isCompact?: boolean;
}

const inOneRow = css`
  flex-direction: row;

  img {
    flex: none;
    inline-size: min(5.5rem, 30%);
    min-block-size: 100%;
    object-fit: cover;
  }
`;

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  transition:
    background-color ${motion.quick} ${motion.easeOut},
    border-color ${motion.quick} ${motion.easeOut};

  ${media.hover} {
    &:hover {
      border-color: ${color.borderAvailable};
      background: ${color.surfaceHover};
    }
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &[data-compact] {
    ${inOneRow}
  }

  ${media.belowTablet} {
    ${inOneRow}
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-inline-size: 0;
  padding: ${space[4]};

  [data-compact] > & {
    padding: ${space[3]};
  }

  ${media.belowTablet} {
    padding-block: ${space[3]};
  }
`;

const Name = styled(Link)`
  font-size: ${font.sizeLead};
  font-weight: ${font.weightBold};
  line-height: ${font.lineHeading};
  text-decoration: none;

  /* The whole card is clickable; the link's text is the name only. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

const Description = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  line-height: ${font.lineHeading};
`;

/** Shows a category in a grid: picture, name and a line about it; the whole card is a link (spec 2.9). */
export function CategoryCard({
  category,
  href,
  isEager = false,
  isCompact = false,
}: CategoryCardProps) {
  const { name, description, image } = category;
  return (
    <Card data-compact={isCompact || undefined}>
      <Picture folder="categories" file={image} alt="" isEager={isEager} />
      <Words>
        <Name href={href}>
          <UnbrokenText>{name}</UnbrokenText>
        </Name>
        {description && (
          <Description>
            <UnbrokenText>{description}</UnbrokenText>
          </Description>
        )}
      </Words>
    </Card>
  );
}
