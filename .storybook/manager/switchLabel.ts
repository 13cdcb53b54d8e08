import { type SwitchId, type Switch, switches } from '../switches.ts';

/**
 * What stands on the button of a switch: 'Text size: 200 %', and its name alone while it is untouched. The theme always says
 * which.
 */
export function switchLabel(id: SwitchId, value: unknown): string {
  const { name, choices }: Switch = switches[id];
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];
  const isUntouched = chosen === choices[0] && id !== 'theme';
  return isUntouched || !chosen ? name : `${name}: ${chosen.words}`;
}
