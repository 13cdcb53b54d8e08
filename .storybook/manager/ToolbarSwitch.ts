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
import { type Switch, type SwitchId, switches } from '../switches.ts';
import { themeInAddress } from '../themeInAddress.ts';
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
 * One switch of the toolbar, with the shop's own icon; a story that is about one value of it holds it there. Storybook builds
 * what stands around the pages for a React of its own, in which JSX finds nothing to call.
 */
export function ToolbarSwitch({ id }: { readonly id: SwitchId }) {
  const [globals, updateGlobals, ofTheStory] = useGlobals();
  const { name, choices }: Switch = switches[id];
  // Until the page has said what holds, the address says it.
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
