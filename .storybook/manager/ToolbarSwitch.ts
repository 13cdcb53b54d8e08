import type { LucideIcon } from 'lucide-react';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Contrast from 'lucide-react/icons/contrast';
import Server from 'lucide-react/icons/server';
import UserRound from 'lucide-react/icons/user-round';
import Wind from 'lucide-react/icons/wind';
import { createElement } from 'react';
import { useGlobals } from 'storybook/manager-api';
import {
  type Switch,
  type SwitchId,
  switches,
} from '../../packages/storybook-kit/src/toolbar/switches.ts';
import { themeInAddress } from '../../packages/storybook-kit/src/toolbar/themeInAddress.ts';
import { switchLabel } from './switchLabel.ts';
import { ToolbarSelect } from './ToolbarSelect.ts';

// Each icon from its own file: Storybook bundles the manager without removing unused exports.
const icons: Readonly<Record<SwitchId, LucideIcon>> = {
  theme: Contrast,
  textSize: ALargeSmall,
  motion: Wind,
  direction: ArrowLeftRight,
  role: UserRound,
  network: Server,
};

/** Shows one toolbar switch with the shop's icon. A story about one value locks the switch. */
export function ToolbarSwitch({ id }: { readonly id: SwitchId }) {
  const [globals, updateGlobals, ofTheStory] = useGlobals();
  const { name, choices }: Switch = switches[id];
  // Until the page reports its globals, read them from the address.
  const said = globals[id] ?? (id === 'theme' ? themeInAddress() : undefined);
  const value = String(said ?? choices[0]?.value);
  return createElement(ToolbarSelect, {
    name,
    label: switchLabel(id, value),
    icon: icons[id],
    choices,
    value,
    isHeld: id in ofTheStory,
    onSelect: (chosen) => updateGlobals({ [id]: chosen }),
  });
}
