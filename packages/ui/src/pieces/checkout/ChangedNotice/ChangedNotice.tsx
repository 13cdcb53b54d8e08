import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { space } from '../../../theme/tokens.ts';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';

export interface ChangedNoticeProps {
  message: string;
  /** What changed, a sentence for each line at fault, by line key. */
  changes?: Readonly<Record<string, string>> | undefined;
}

const List = styled.ul`
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

/** The order was not placed because what was shown no longer holds: what changed, line by line (reading R9). It takes the focus when it comes: the button that was pressed may be far below it. */
export function ChangedNotice({ message, changes = {} }: ChangedNoticeProps) {
  const sentences = Object.entries(changes);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Alert tone="warning" isUrgent title={message}>
        {sentences.length > 0 && (
          <List>
            {sentences.map(([key, sentence]) => (
              <li key={key}>
                <UnbrokenText>{sentence}</UnbrokenText>
              </li>
            ))}
          </List>
        )}
      </Alert>
    </div>
  );
}
