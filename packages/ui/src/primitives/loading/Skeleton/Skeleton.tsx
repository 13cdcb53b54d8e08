import { keyframes, styled } from 'styled-components';
import { color, radius } from '@formulary/theme/tokens';

const breathe = keyframes`50% { opacity: 0.45; }`;

export interface SkeletonProps {
  /** Final size of the content, as a CSS length, to prevent a layout shift. */
  readonly $width?: string;
  readonly $height?: string;
  readonly $isRound?: boolean;
}

/** Shows a placeholder for loading content. Its container says so in words, with `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  block-size: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : radius.small)};
  background: ${color.surfaceSkeleton};
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  [data-motion='reduced'] & {
    animation: none;
  }
`;
