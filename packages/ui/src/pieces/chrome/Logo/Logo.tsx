import { BrandContext } from '../../content/BrandContext.ts';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { FULL_LEAF, LINE, OPEN_LEAF, STEM, TILE, TILE_RADIUS } from '../../../art/logoMark.ts';
import { color, font, space } from '@formulary/theme/tokens';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: 1.3125rem;
  font-weight: ${font.weightBold};
  letter-spacing: -0.02em;
  line-height: 1;

  /* Default size, which a parent may override. */
  :where(svg) {
    flex: none;
    inline-size: 2.125rem;
    block-size: 2.125rem;
    color: ${color.actionPrimary};
  }

  [data-part='mark'] {
    color: ${color.textOnAction};
  }
`;

/** Shows the shop's mark and name. The mark uses the theme's colours, the name is text. */
export function Logo() {
  const { name } = useContext(BrandContext);
  return (
    <Root>
      <svg viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden>
        <rect width={TILE} height={TILE} rx={TILE_RADIUS} fill="currentColor" />
        <g
          data-part="mark"
          stroke="currentColor"
          fill="none"
          strokeWidth={LINE}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={STEM} />
          <path d={FULL_LEAF} fill="currentColor" stroke="none" />
          <path d={OPEN_LEAF} />
        </g>
      </svg>
      <span data-part="name">{name}</span>
    </Root>
  );
}
