import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { Select } from 'storybook/internal/components';

interface ToolbarSelectProps {
  readonly name: string;
  /** Text of the button: the name, with the value unless it is the default. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  readonly value: string;
  /** The story is about one value. */
  readonly isHeld: boolean;
  readonly onSelect: (value: string) => void;
}

const ICON_PX = 16;

/** Shows a labelled switch of the toolbar. Not JSX, because Storybook builds the manager with its own React. */
export function ToolbarSelect(props: ToolbarSelectProps) {
  const { name, label, icon, choices, value, isHeld, onSelect } = props;
  return createElement(
    Select,
    {
      key: value,
      ariaLabel: name,
      tooltip: isHeld ? `${name}: this story says which` : name,
      icon: createElement(icon, { size: ICON_PX, 'aria-hidden': true }),
      options: choices.map((choice) => ({ value: choice.value, title: choice.words })),
      defaultOptions: value,
      disabled: isHeld,
      showSelectedOptionTitle: false,
      onSelect: (chosen) => onSelect(String(chosen)),
    },
    label,
  );
}
