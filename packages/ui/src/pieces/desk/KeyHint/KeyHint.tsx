import { styled } from 'styled-components';
import { border, font, radius, space } from '@formulary/theme/tokens';

export interface KeyHintProps {
  /** As the person finds it on the keyboard: 'S', '1'. */
  keyName: string;
}

const Key = styled.kbd`
  padding-inline: ${space[1]};
  border: ${border.hairline};
  border-color: currentcolor;
  border-radius: ${radius.small};
  font-family: inherit;
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBody};
  line-height: ${font.lineTight};

  /* There is no keyboard to press. */
  @media (pointer: coarse) {
    display: none;
  }
`;

/** Shows the single key of a button or link, beside its words. Screen readers have it from `aria-keyshortcuts`. */
export function KeyHint({ keyName }: KeyHintProps) {
  return <Key aria-hidden>{keyName}</Key>;
}
