import type { LinkState } from '@formulary/rules/partners/linkState';
import { linkStatusLabels } from '@formulary/rules/partners/linkStatusLabels';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { radius, space } from '../../../theme/tokens.ts';

export interface LinkActionsProps {
  /** Whose link it is. */
  name: string;
  state: LinkState;
  /** What can be done about it now. */
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
 * What can be done about a link, in its row. When the button that was pressed goes with the answer, the focus stays here and
 * the new status is read.
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
        // A button that is removed while it has the focus leaves it to nobody.
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {children}
    </Root>
  );
}
