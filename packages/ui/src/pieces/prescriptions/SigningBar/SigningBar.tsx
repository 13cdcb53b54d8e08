import { ChevronLeft, ChevronRight } from 'lucide-react';
import { media } from '@formulary/theme/media';
import { border, color, font, layer, size, space, stickyEdge } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

export interface SigningBarProps {
  previousHref?: string | undefined;
  nextHref?: string | undefined;
  /** Number of prescriptions that wait. */
  left: number;
  /** The button that the reader is led to: 'Verify' or 'Sign'. Undefined if nothing is to be done here. */
  action?: 'Verify' | 'Sign' | undefined;
  /** Scrolls to the action; it never commits. */
  onGoToAction: () => void;
}

const Root = styled.nav`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-end: ${stickyEdge};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
  padding-block: ${space[2]};
  border-block-start: ${border.hairline};
  background: ${color.surfacePage};

  ${media.fromDesktop} {
    display: none;
  }

  ${media.low} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

const Left = styled.span`
  flex: 1;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  text-align: center;
`;

const Step = styled(ButtonLink)`
  min-inline-size: ${size.target};
  padding-inline: ${space[2]};
`;

/** Stays below a prescription on a phone: the previous and next that wait, and the way to Verify or Sign. */
export function SigningBar({
  previousHref,
  nextHref,
  left,
  action,
  onGoToAction,
}: SigningBarProps) {
  return (
    <Root aria-label="Waiting prescriptions" data-part="bar">
      {previousHref !== undefined && (
        <Step href={previousHref}>
          <ChevronLeft aria-hidden />
          <VisuallyHidden>Previous prescription</VisuallyHidden>
        </Step>
      )}
      {nextHref !== undefined && (
        <Step href={nextHref}>
          <ChevronRight aria-hidden />
          <VisuallyHidden>Next prescription</VisuallyHidden>
        </Step>
      )}
      <Left>{`${left} left`}</Left>
      {action && <Button onClick={onGoToAction}>{`Go to ${action}`}</Button>}
    </Root>
  );
}
