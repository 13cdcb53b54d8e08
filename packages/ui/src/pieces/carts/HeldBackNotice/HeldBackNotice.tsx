import type { CartLine } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/lineKey';
import { messages } from '@formulary/rules/problems/messages';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { space } from '../../../theme/tokens.ts';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';

export interface HeldBackNoticeProps {
  /** What cannot be ordered yet (rules: isHeldBack). */
  lines: readonly CartLine[];
}

const List = styled.ul`
  padding-block-start: ${space[1]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

/** Which items of a cart cannot be ordered yet, and what to do with them; stands where the way to the checkout would be. */
export function HeldBackNotice({ lines }: HeldBackNoticeProps) {
  return (
    <Alert tone="warning" title={`${messages['prescription-checkout-not-yet']}.`}>
      <List>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <UnbrokenText>{line.name}</UnbrokenText>
          </li>
        ))}
      </List>
    </Alert>
  );
}
