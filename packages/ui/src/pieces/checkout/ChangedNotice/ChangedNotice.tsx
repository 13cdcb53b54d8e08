import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface ChangedNoticeProps {
  message: string;
  /** What changed, by line key. */
  changes?: Readonly<Record<string, string>> | undefined;
}

const List = styled.ul`
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

/**
 * Says that the order was not placed because its lines changed, and lists the changes (reading R9). It takes the focus
 * when it appears, because the pressed button may be far below.
 */
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
