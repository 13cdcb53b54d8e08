import { styled } from 'styled-components';
import { color, size, space } from '@formulary/theme/tokens';

/** Row of a checkbox or radio button and its label. The whole row can be pressed and is 44 px high. */
export const ChoiceRow = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-block-size: ${size.target};
  padding-block: ${space[2]};
  cursor: pointer;

  input {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    margin: 0;
    margin-block-start: 0.0875rem;
    accent-color: ${color.actionPrimary};
    cursor: inherit;
  }

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;
