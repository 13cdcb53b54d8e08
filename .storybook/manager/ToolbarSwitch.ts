import {
  ALargeSmall,
  ArrowLeftRight,
  Contrast,
  type LucideIcon,
  Server,
  UserRound,
  Wind,
} from 'lucide-react';
import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import {
  type Switch,
  type SwitchId,
  switches,
} from '../../packages/storybook-kit/src/toolbar/switches.ts';
import { themeInAddress } from '../../packages/storybook-kit/src/toolbar/themeInAddress.ts';
import { switchLabel } from './switchLabel.ts';

const ICON_PX = 16;

const icons: Readonly<Record<SwitchId, LucideIcon>> = {
  theme: Contrast,
  textSize: ALargeSmall,
  motion: Wind,
  direction: ArrowLeftRight,
  role: UserRound,
  network: Server,
};

/**
 * Shows one toolbar switch with the shop's icon. A story about one value locks the switch. Not JSX, because Storybook
 * builds the manager with its own React.
 */
export function ToolbarSwitch({ id }: { readonly id: SwitchId }) {
  const [globals, updateGlobals, ofTheStory] = useGlobals();
  const { name, choices }: Switch = switches[id];
  // Until the page reports its globals, read them from the address.
  const said = globals[id] ?? (id === 'theme' ? themeInAddress() : undefined);
  const value = String(said ?? choices[0]?.value);
  const isHeld = id in ofTheStory;
  return createElement(
    Select,
    {
      key: value,
      ariaLabel: name,
      tooltip: isHeld ? `${name}: this story says which` : name,
      icon: createElement(icons[id], { size: ICON_PX, 'aria-hidden': true }),
      options: choices.map((choice) => ({ value: choice.value, title: choice.words })),
      defaultOptions: value,
      disabled: isHeld,
      showSelectedOptionTitle: false,
      onSelect: (chosen) => updateGlobals({ [id]: chosen }),
    },
    switchLabel(id, value),
  );
}
