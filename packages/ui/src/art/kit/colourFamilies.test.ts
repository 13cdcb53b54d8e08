import { pictureColours } from '@formulary/rules/pictures/pictureSpec';
import { expect, test } from 'vitest';
import { colourFamilies } from './colourFamilies.ts';
import { darkFamilies } from './darkFamilies.ts';
import { tones } from './tone.ts';
import { contrastRatio } from '@formulary/theme/contrastRatio';

const themes = [
  ['by day', colourFamilies, 0],
  ['by night', darkFamilies, 1],
] as const;
const cases = themes.flatMap(([theme, families, index]) =>
  pictureColours.map((colour) => [colour, theme, families[colour], index] as const),
);

test.each(cases)(
  'in %s %s the name has AAA contrast on a label and AA in shade, and the detail has AA',
  (_colour, _theme, { ink, soft }, index) => {
    expect(contrastRatio(ink, tones.paperSide[index])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(ink, tones.paper[index])).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(soft, tones.paper[index])).toBeGreaterThanOrEqual(4.5);
  },
);

test('keeps every large surface dim in the dark theme', () => {
  for (const large of ['ground', 'plinth', 'plinthSide', 'paper', 'paperTop', 'paperSide'] as const)
    expect(contrastRatio(tones[large][1], '#000000')).toBeLessThan(3);
});
