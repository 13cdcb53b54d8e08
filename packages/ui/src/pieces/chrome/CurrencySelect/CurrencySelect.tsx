import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius, size, space } from '@formulary/theme/tokens';

const Root = styled.span`
  position: relative;
  display: inline-flex;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[1]};
    inline-size: 1rem;
    block-size: 100%;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

/* Replaces the browser's own select style, which differs between browsers. */
const List = styled.select`
  min-block-size: ${size.target};
  padding-inline: ${space[3]} ${space[6]};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  appearance: none;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceHover};
  }

  option {
    background: ${color.surfaceRaised};
    color: ${color.textBody};
  }
`;

/** Shows the currency of the shop; GBP is the only option (spec 1.7, 2.27). */
export function CurrencySelect() {
  return (
    <Root>
      <List aria-label="Currency">
        <option value="GBP">GBP</option>
      </List>
      <ChevronDown aria-hidden />
    </Root>
  );
}
