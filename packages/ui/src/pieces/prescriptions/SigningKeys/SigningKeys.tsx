import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { Disclosure } from '../../../primitives/disclosure/Disclosure/Disclosure.tsx';

export interface SigningKeysProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const List = styled.dl`
  display: grid;
  gap: ${space[2]};
  padding-block-end: ${space[3]};
  font-size: ${font.sizeSmall};

  & > div {
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
  }
`;

const Key = styled.kbd`
  display: inline-block;
  min-inline-size: 1.75em;
  padding-inline: ${space[1]};
  border: ${border.control};
  border-radius: ${radius.small};
  color: ${color.textBody};
  font-family: inherit;
  text-align: center;
`;

const keys = [
  ['J', 'Next prescription'],
  ['K', 'Previous prescription'],
  ['V', 'To Verify; Enter presses it'],
  ['1', 'Ticks the first declaration'],
  ['2', 'Ticks the second declaration'],
  ['S', 'Signs'],
] as const;

/** Names the keys for working through a queue. They can be switched off: single keys disturb speech input. */
export function SigningKeys({ isOn, onChange }: SigningKeysProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure label="Keys" onToggle={setIsOpen}>
      {isOpen && (
        <>
          <List>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <Key>{key}</Key>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </List>
          <Checkbox label="Use these keys" isChecked={isOn} onChange={onChange} />
        </>
      )}
    </Disclosure>
  );
}
