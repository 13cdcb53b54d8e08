import { styled } from 'styled-components';
import { brand } from '@formulary/rules/brand/brand';
import { LOGO_LINE, logoMark, logoTile } from '../../art/logoMark.ts';
import { color, font, space } from '../../theme/tokens.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: 1.3125rem;
  font-weight: ${font.weightBold};
  letter-spacing: -0.02em;
  line-height: 1;

  /* Its usual size, which gives way to one that the place of the logo asks for. */
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

/** The shop's mark and name. The mark is drawn in the theme's colours, the name is text. */
export function Logo() {
  return (
    <Root>
      <svg viewBox={`0 0 ${logoTile.size} ${logoTile.size}`} aria-hidden>
        <rect
          width={logoTile.size}
          height={logoTile.size}
          rx={logoTile.radius}
          fill="currentColor"
        />
        <g
          data-part="mark"
          stroke="currentColor"
          fill="none"
          strokeWidth={LOGO_LINE}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {logoMark.map(({ d, isSurface = false }) =>
            isSurface ? (
              <path key={d} d={d} fill="currentColor" stroke="none" />
            ) : (
              <path key={d} d={d} />
            ),
          )}
        </g>
      </svg>
      <span data-part="name">{brand.name}</span>
    </Root>
  );
}
