import { viewports } from '../../packages/storybook-kit/src/toolbar/viewports.ts';

/** Value of the switch for a page at its natural size. */
export const NATURAL = 'natural';

/** Choices of the viewport switch: the natural size first, then each width in words and pixels. */
export const viewportChoices = [
  { value: NATURAL, words: 'natural size' },
  ...Object.entries(viewports).map(([value, { name, styles }]) => ({
    value,
    words: `${name.replace(/ \(.*/, '').toLowerCase()}, ${Number.parseInt(styles.width, 10)} px`,
  })),
] as const;

/** Returns the label of the viewport switch: 'Viewport', or 'Viewport: phone, 360 px'. */
export function viewportLabel(value: string): string {
  const chosen = viewportChoices.find((choice) => choice.value === value);
  if (value === NATURAL) return 'Viewport';
  return `Viewport: ${chosen ? chosen.words : value.replace('-', ' × ')}`;
}
