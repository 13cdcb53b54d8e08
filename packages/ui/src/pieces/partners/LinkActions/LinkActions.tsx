import type { LinkState } from '@formulary/rules/partners/linkState';
import { linkStatusLabels } from '@formulary/rules/partners/linkState';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { radius, space } from '@formulary/theme/tokens';

export interface LinkActionsProps {
  /** Name of the other person. */
  name: string;
  state: LinkState;
  /** Current actions. */
  children?: ReactNode;
}

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-block-size: 2.25rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  ${media.belowTablet} {
    justify-content: flex-end;
    inline-size: 100%;

    &:empty {
      display: none;
    }
  }
`;

/**
 * Groups the actions of a link in its row. If the answer removes the pressed button, this group takes the focus and
 * screen readers read the new status.
 */
export function LinkActions({ name, state, children }: LinkActionsProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    const isAnswered = before.current !== state;
    before.current = state;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isAnswered && hadFocus.current && isLost) root.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <Root
      ref={root}
      tabIndex={-1}
      aria-label={`${name}: ${linkStatusLabels[state]}`}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Removing a focused button blurs it without relatedTarget.
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {children}
    </Root>
  );
}
