import { KeySheet } from '@formulary/ui/pieces/desk/KeySheet';
import { useKeySwitch } from '../../lib/screen/keySwitch.ts';
import { holderOf, useKeyGroups } from '../../lib/screen/useKeys.ts';
import { useOverlays } from './overlays.ts';

const ALWAYS = {
  title: 'Always',
  keys: [[['Ctrl', 'K'], 'Search for a record, a page or an action']],
} as const;

const inCapitals = (key: string) => key.split(' ').map((each) => each.toUpperCase());

/** Lists the keys of this screen, then those of every screen, with the switch for them. */
export function DeskKeySheet() {
  const { shown, close } = useOverlays();
  const groups = useKeyGroups((state) => state.groups);
  const { isOn, turn } = useKeySwitch();
  return (
    <KeySheet
      isOpen={shown === 'keys'}
      onClose={close}
      groups={[
        ...groups
          .toReversed()
          .map((group) => ({
            title: group.name,
            keys: group.keys
              .filter(({ key }) => holderOf(groups, key) === group)
              .map(
                ({ key, shown: label, does }) => [label ? [label] : inCapitals(key), does] as const,
              ),
          }))
          .filter(({ keys }) => keys.length > 0),
        ALWAYS,
      ]}
      areLettersOn={isOn}
      onLetters={turn}
    />
  );
}
