import {
  type SwitchId,
  type Switch,
  switches,
} from '../../packages/storybook-kit/src/toolbar/switches.ts';

/** Returns a switch's label: 'Text size: 200 %', or its name alone at the default. The theme always shows its value. */
export function switchLabel(id: SwitchId, value: unknown): string {
  const { name, choices }: Switch = switches[id];
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];
  const isUntouched = chosen === choices[0] && id !== 'theme';
  return isUntouched || !chosen ? name : `${name}: ${chosen.words}`;
}
