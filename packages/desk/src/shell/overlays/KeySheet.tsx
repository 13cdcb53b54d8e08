import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useKeySwitch } from '../../lib/screen/keySwitch.ts';
import { useKeyGroups } from '../../lib/screen/useKeys.ts';
import { useOverlays } from './overlays.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  padding-block-start: ${space[2]};
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

  & + & {
    margin-inline-start: ${space[1]};
  }
`;

const Heading = styled.h3`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
`;

const inCapitals = (key: string) => key.split(' ').map((each) => each.toUpperCase());

/** Lists the keys of this screen and of every screen, with the switch for them. */
export function KeySheet() {
  const { shown, close } = useOverlays();
  const groups = useKeyGroups((state) => state.groups);
  const { isOn, turn } = useKeySwitch();
  return (
    <Dialog isOpen={shown === 'keys'} onClose={close} title="Keys">
      <Stack $gap={5}>
        <Checkbox
          label="Use single keys"
          description="Switch them off if you speak to the computer. Ctrl K and Tab always work."
          isChecked={isOn}
          onChange={turn}
        />
        {[...groups].toReversed().map(({ name, keys }) => (
          <section key={name}>
            <Heading>{name}</Heading>
            <List>
              {keys.map(({ key, shown: label, does }) => (
                <Fragment key={key}>
                  <dt>
                    {(label ? [label] : inCapitals(key)).map((each) => (
                      <Key key={each}>{each}</Key>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </Fragment>
              ))}
            </List>
          </section>
        ))}
        <section>
          <Heading>Always</Heading>
          <List>
            <dt>
              <Key>Ctrl</Key>
              <Key>K</Key>
            </dt>
            <dd>Search for a record, a page or an action</dd>
          </List>
        </section>
      </Stack>
    </Dialog>
  );
}
