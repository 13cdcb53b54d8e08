import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, stroke } from '@formulary/theme/tokens';
import { Cluster } from '../../layout/Cluster.tsx';
import type { Elements } from '../../elements.ts';

export interface EmptyStateProps {
  /** What is missing, in the words of the specification if it has any. */
  title: ReactNode;
  /** What the user can do about it. */
  children?: ReactNode;
  /** A line drawing. */
  picture?: Elements;
  /** The next step: a ButtonLink or a Button. */
  actions?: ReactNode;
  /** Focuses the next step after the last row was removed, unless something else has the focus. */
  takesFocus?: boolean;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[12]} ${space[5]};
  border: ${stroke.hairline} dashed ${color.borderHairline};
  border-radius: ${radius.large};
  text-align: center;

  & > svg {
    inline-size: 3rem;
    block-size: 3rem;
    color: ${color.textSuccess};
    stroke-width: 1.25;
  }
`;

const Title = styled.p`
  font-size: ${font.sizeLead};
  font-weight: ${font.weightMedium};
`;

const Words = styled.div`
  max-inline-size: 44ch;
  color: ${color.textMuted};
  text-wrap: balance;
`;

const Actions = styled(Cluster)`
  padding-block-start: ${space[2]};
`;

/** Shows an empty list: what is missing and what to do next. */
export function EmptyState({
  title,
  children,
  picture,
  actions,
  takesFocus = false,
}: EmptyStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (takesFocus && isLost)
      root.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Root ref={root}>
      {picture}
      <Title>{title}</Title>
      {children && <Words>{children}</Words>}
      {actions && <Actions $justify="center">{actions}</Actions>}
    </Root>
  );
}
