import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { KeyCap } from './KeyCap.ts';

/** Keys of one place. */
export interface KeyGroup {
  /** Where they work: 'Everywhere', 'In a list'. */
  readonly title: string;
  /** Keys that are pressed together, as labelled on a keyboard, and what they do. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

export interface KeySheetProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly KeyGroup[];
  /** Single letters work. They can be switched off, because they disturb speech input (WCAG 2.1.4). */
  areLettersOn: boolean;
  onLetters: (areOn: boolean) => void;
}

const Keys = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-size: ${font.sizeSmall};

  & > div {
    display: grid;
    grid-template-columns: minmax(6rem, 30%) 1fr;
    align-items: baseline;
    gap: ${space[3]};
  }

  dt {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`;

const Title = styled.h3`
  padding-block-end: ${space[2]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
`;

/** Lists the keys of the desk, by the place where they work. The question mark opens it. */
export function KeySheet({ isOpen, onClose, groups, areLettersOn, onLetters }: KeySheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keys">
      <Stack $gap={5}>
        {groups.map(({ title, keys }) => (
          <section key={[title, ...keys.map(([pressed]) => pressed.join('+'))].join(' ')}>
            <Title>{title}</Title>
            <Keys>
              {keys.map(([pressed, does]) => (
                <div key={pressed.join('+')}>
                  <dt>
                    {pressed.map((key) => (
                      <KeyCap key={key}>{key}</KeyCap>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </Keys>
          </section>
        ))}
        <Checkbox
          label="Use single letters as keys"
          description="Switch them off if you dictate, or if a scanner types."
          isChecked={areLettersOn}
          onChange={onLetters}
        />
      </Stack>
    </Dialog>
  );
}
