/** Switch in Storybook's toolbar: a user preference, or a condition of a screen. */
export interface Switch {
  /** Label on the button. */
  readonly name: string;
  /** Possible values; the first is the default. */
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  /** Pages that it affects: all, those with stories, or screens. */
  readonly where: 'everywhere' | 'stories' | 'screens';
}

/** Switches, by their names in the page's address. */
export const switches = {
  theme: {
    name: 'Theme',
    where: 'everywhere',
    choices: [
      { value: 'light', words: 'light' },
      { value: 'dark', words: 'dark' },
      { value: 'high-contrast', words: 'high contrast' },
    ],
  },
  textSize: {
    name: 'Text size',
    where: 'stories',
    choices: [
      { value: '100', words: '100 %' },
      { value: '125', words: '125 %' },
      { value: '150', words: '150 %' },
      { value: '200', words: '200 %' },
    ],
  },
  motion: {
    name: 'Motion',
    where: 'stories',
    choices: [
      { value: 'full', words: 'full' },
      { value: 'reduced', words: 'reduced' },
    ],
  },
  direction: {
    name: 'Reading direction',
    where: 'stories',
    choices: [
      { value: 'ltr', words: 'left to right' },
      { value: 'rtl', words: 'right to left' },
    ],
  },
  role: {
    name: 'Shown to',
    where: 'screens',
    choices: [
      { value: 'story', words: 'whom the story says' },
      { value: 'visitor', words: 'a visitor' },
      { value: 'practitioner', words: 'a practitioner' },
      { value: 'prescriber', words: 'a prescriber' },
    ],
  },
  network: {
    name: 'Server',
    where: 'screens',
    choices: [
      { value: 'story', words: 'as the story says' },
      { value: 'slow', words: 'slow' },
      { value: 'failing', words: 'failing' },
      { value: 'empty', words: 'has nothing' },
      { value: 'expired', words: 'session expired' },
    ],
  },
} as const satisfies Readonly<Record<string, Switch>>;

export type SwitchId = keyof typeof switches;
