import { keyframes, styled } from 'styled-components';
import { color, layer, space, veil } from '@formulary/theme/tokens';

export interface LoaderProps {
  isShown: boolean;
  label?: string;
}

const fill = keyframes`
  0%, 10% { translate: 0 100%; }
  70%, 100% { translate: 0 0; }
`;

const Root = styled.output`
  position: fixed;
  inset: 0;
  z-index: ${layer.loader};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  background: ${veil.page};
  color: ${color.textBody};

  &:empty {
    display: none;
  }

  svg {
    inline-size: 4rem;
    block-size: 6rem;
    color: ${color.actionPrimary};
  }

  [data-part='content'] {
    animation: ${fill} 1.6s ease-in-out infinite alternate;
  }

  @media (prefers-reduced-motion: reduce) {
    [data-part='content'] {
      animation: none;
      translate: 0 45%;
    }
  }

  [data-motion='reduced'] & [data-part='content'] {
    animation: none;
    translate: 0 45%;
  }
`;

/** Shows a filling vial over the whole screen during a request (spec 2.30). `useSteadyFlag` decides when to show it. */
export function Loader({ isShown, label = 'Loading…' }: LoaderProps) {
  return (
    <Root data-part="loader">
      {isShown && (
        <>
          <svg viewBox="0 0 64 96" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
            <clipPath id="loader-vial">
              <path d="M16 36c0-4 6-6 6-12h20c0 6 6 8 6 12v48a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z" />
            </clipPath>
            <g clipPath="url(#loader-vial)">
              <path
                data-part="content"
                d="M8 48q8-4 16 0t16 0 16 0V96H8z"
                fill="currentColor"
                stroke="none"
                opacity="0.35"
              />
            </g>
            <path d="M16 36c0-4 6-6 6-12h20c0 6 6 8 6 12v48a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z" />
            <rect x="20" y="6" width="24" height="12" rx="3" fill="currentColor" stroke="none" />
            <path d="M24 18v6M40 18v6" />
            <path d="M32 52v16M24 60h16" strokeWidth="4" strokeLinecap="round" />
          </svg>
          <span>{label}</span>
        </>
      )}
    </Root>
  );
}
