import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { scriptlessOnly } from '../../theme/scriptlessOnly.ts';
import { Alert } from '../Alert/Alert.tsx';

export interface ScriptlessNoteProps {
  /** What does not work here without scripts, and what to do. */
  children: ReactNode;
}

const Root = styled.div`
  ${scriptlessOnly}
`;

/** Says to readers whose browser runs no scripts that what stands here needs them. Nobody else sees it. */
export function ScriptlessNote({ children }: ScriptlessNoteProps) {
  return (
    <Root>
      <Alert>{children}</Alert>
    </Root>
  );
}
