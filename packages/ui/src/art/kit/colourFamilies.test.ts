import { expect, test } from 'vitest';
import { colourFamilies } from './colourFamilies.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.entries(colourFamilies))(
  'in %s the name reads at AAA on the label and the detail at AA',
  (_, { ink, deep }) => {
    expect(contrast(ink, '#d3cdc0')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, '#fffefb')).toBeGreaterThanOrEqual(7);
    expect(contrast(deep, '#fffefb')).toBeGreaterThanOrEqual(4.5);
  },
);
