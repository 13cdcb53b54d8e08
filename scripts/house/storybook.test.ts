import { buildArgsParam } from 'storybook/internal/router';
import { describe, expect, test } from 'vitest';
import { chromaticModes } from '../../.storybook/chromaticModes.ts';
import { views } from '../../.storybook/testing/views.ts';
import { toolbar } from '../../.storybook/toolbar.ts';
import { viewports } from '../../.storybook/viewports.ts';

/** Each switch of the toolbar, and what it can be set to. Storybook brings the one for viewports. */
const switches: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'high-contrast'],
  motion: ['full', 'reduced'],
  textSize: ['100', '125', '150', '200'],
  direction: ['ltr', 'rtl'],
  role: ['story', 'visitor', 'practitioner', 'prescriber'],
  network: ['story', 'slow', 'failing', 'empty', 'expired'],
};

const valuesOf = (name: string) =>
  (toolbar[name]?.toolbar?.items ?? []).map((item) =>
    typeof item === 'string' ? item : (item.value ?? ''),
  );

describe('the toolbar', () => {
  test('has a switch for everything that a reader can be, and Storybook’s own for viewports', () => {
    expect(Object.fromEntries(Object.keys(toolbar).map((name) => [name, valuesOf(name)]))).toEqual(
      switches,
    );
    expect(Object.keys(viewports)).toEqual(['reflow', 'phone', 'tablet', 'desktop', 'wide']);
  });

  // Storybook leaves out of the address, without a word, what it does not think safe there.
  test.each([
    ...Object.keys(switches).flatMap((name) => valuesOf(name).map((value) => [name, value])),
    ...Object.keys(viewports).map((value) => ['viewport', value]),
  ])('keeps %s: %s in the address', (name = '', value = '') => {
    const globals = name === 'viewport' ? { viewport: { value } } : { [name]: value };
    const written = name === 'viewport' ? `viewport.value:${value}` : `${name}:${value}`;
    expect(buildArgsParam({}, globals)).toBe(written);
  });
});

describe('Chromatic', () => {
  test('takes the pictures that are taken here, by the same names, but none on paper', () => {
    const onScreen = views.filter(({ media }) => media === 'screen').map(({ file }) => file);
    expect(Object.keys(chromaticModes)).toEqual(onScreen);
    expect(chromaticModes['dark']).toEqual({ theme: 'dark', viewport: { width: 1024 } });
    expect(chromaticModes['forced-colours']).toMatchObject({ forcedColors: 'active' });
    expect(chromaticModes['phone']).toEqual({ theme: 'light', viewport: { width: 360 } });
  });
});
