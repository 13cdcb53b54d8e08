import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { scriptlessOnly } from '@formulary/theme/scriptlessOnly';
import { Alert } from '../Alert/Alert.tsx';

export interface ScriptlessNoteProps {
  /** What does not work without scripts, and what to do. */
  children: ReactNode;
}

const Root = styled.div`
  ${scriptlessOnly}
`;

/** Tells users without scripts that this feature needs them; hidden from everybody else. */
export function ScriptlessNote({ children }: ScriptlessNoteProps) {
  return (
    <Root>
      <Alert>{children}</Alert>
    </Root>
  );
}
