import { tones } from './tones.ts';

/** The tones as paints that follow the theme; `pictureStyle` sets their values. */
export const tone = Object.fromEntries(
  Object.keys(tones).map((name) => [name, `var(--${name})`]),
) as Readonly<Record<keyof typeof tones, string>>;
