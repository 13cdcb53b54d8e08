import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { createElement } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { ToolbarSelect } from './ToolbarSelect.ts';
import { NATURAL, viewportChoices, viewportLabel } from './viewportChoices.ts';

/** Storybook's global for the viewport. */
interface Viewport {
  readonly value?: string | undefined;
}

/** Shows the viewport switch with a label, which Storybook's own lacks. Storybook resizes the page. */
export function ViewportSwitch() {
  const [globals, updateGlobals, ofTheStory] = useGlobals();
  const { value = NATURAL } = (globals['viewport'] ?? {}) as Viewport;
  return createElement(ToolbarSelect, {
    name: 'Viewport',
    label: viewportLabel(value),
    icon: MonitorSmartphone,
    choices: viewportChoices,
    value,
    isHeld: 'viewport' in ofTheStory,
    onSelect: (chosen) =>
      updateGlobals({
        viewport: { value: chosen === NATURAL ? undefined : chosen, isRotated: false },
      }),
  });
}
