import { styled } from 'styled-components';
import { brand } from '@formulary/rules/brand/brand';
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
      <svg viewBox="0 0 48 48" aria-hidden>
        <rect width="48" height="48" rx="12" fill="currentColor" />
        <g
          data-part="mark"
          stroke="currentColor"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M24 38V20M12 38h24" />
          <path d="M24 20c0-7 5-11 13-11 0 8-5 12-13 12z" fill="currentColor" stroke="none" />
          <path d="M24 27c0-7-5-11-13-11 0 8 5 12 13 12z" />
        </g>
      </svg>
      <span data-part="name">{brand.name}</span>
    </Root>
  );
}
