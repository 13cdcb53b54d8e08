import { styled } from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens.ts';

const Root = styled.select`
  min-block-size: ${size.target};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;

  &:hover {
    background: ${color.surfaceHover};
  }

  option {
    background: ${color.surfaceRaised};
    color: ${color.textBody};
  }
`;

/** The currency of the shop; GBP is the only one offered (spec 1.7, 2.27). */
export function CurrencySelect() {
  return (
    <Root aria-label="Currency">
      <option value="GBP">GBP</option>
    </Root>
  );
}
