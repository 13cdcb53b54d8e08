import { buildArgsParam } from 'storybook/internal/router';
import { describe, expect, test } from 'vitest';
import { chromaticModes, views } from '../../packages/storybook-kit/src/views.ts';
import { hasViewport, switchesFor } from '../../.storybook/manager/switchesFor.ts';
import { NATURAL, viewportLabel } from '../../.storybook/manager/viewportChoices.ts';
import { switchLabel } from '../../.storybook/manager/switchLabel.ts';
import { type SwitchId, switches } from '../../packages/storybook-kit/src/toolbar/switches.ts';
import { viewports } from '../../packages/storybook-kit/src/toolbar/viewports.ts';

/** Expected switches of the toolbar with their values. The one for viewports sets Storybook's own global. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'high-contrast'],
  textSize: ['100', '125', '150', '200'],
  motion: ['full', 'reduced'],
  direction: ['ltr', 'rtl'],
  role: ['story', 'visitor', 'practitioner', 'prescriber'],
  network: ['story', 'slow', 'failing', 'empty', 'expired'],
};

const ids = Object.keys(switches) as SwitchId[];
const valuesOf = (id: SwitchId) => switches[id].choices.map(({ value }) => value);

describe('the toolbar', () => {
  test('has a switch for every user preference, and one for viewports', () => {
    expect(Object.fromEntries(ids.map((id) => [id, valuesOf(id)]))).toEqual(wanted);
    expect(Object.keys(viewports)).toEqual(['reflow', 'phone', 'tablet', 'desktop', 'wide']);
  });

  // Storybook silently drops values from the address that it considers unsafe.
  test.each([
    ...ids.flatMap((id) => valuesOf(id).map((value) => [id, value])),
    ...Object.keys(viewports).map((value) => ['viewport', value]),
  ])('keeps %s: %s in the address', (name = '', value = '') => {
    const globals = name === 'viewport' ? { viewport: { value } } : { [name]: value };
    const written = name === 'viewport' ? `viewport.value:${value}` : `${name}:${value}`;
    expect(buildArgsParam({}, globals)).toBe(written);
  });

  test.each([
    ['theme', 'light', 'Theme: light'],
    ['theme', undefined, 'Theme: light'],
    ['textSize', '200', 'Text size: 200 %'],
    ['textSize', '100', 'Text size'],
    ['motion', 'reduced', 'Motion: reduced'],
    ['direction', 'ltr', 'Reading direction'],
  ] as const)('labels %s %s in plain words: %s', (id, value, label) => {
    expect(switchLabel(id, value)).toBe(label);
  });

  test.each([
    [NATURAL, 'Viewport'],
    ['phone', 'Viewport: phone, 360 px'],
    ['desktop', 'Viewport: desktop, 1024 px'],
    ['500px-300px', 'Viewport: 500px × 300px'],
  ])('labels the viewport %s in plain words: %s', (value, label) => {
    expect(viewportLabel(value)).toBe(label);
  });

  test('shows the viewport on stories, and on pages of screens for their pictures', () => {
    expect(hasViewport('Cart/CartTable', 'story')).toBe(true);
    expect(hasViewport('Cart/CartTable', 'docs')).toBe(false);
    expect(hasViewport('Screens/Cart', 'docs')).toBe(true);
  });

  test.each([
    ['Handbook', ['theme']],
    ['Cart/CartTable', ['theme', 'textSize', 'motion', 'direction']],
    ['Screens/Cart', ['theme', 'textSize', 'motion', 'direction', 'role', 'network']],
  ])('shows on %s only the switches that have an effect', (title, shown) => {
    expect(switchesFor(title)).toEqual(shown);
  });
});

describe('Chromatic', () => {
  test('takes the same views under the same names, except the paper one', () => {
    const onScreen = views.filter(({ media }) => media === 'screen').map(({ file }) => file);
    expect(Object.keys(chromaticModes)).toEqual(onScreen);
    expect(chromaticModes['dark']).toEqual({ theme: 'dark', viewport: { width: 1024 } });
    expect(chromaticModes['forced-colours']).toMatchObject({ forcedColors: 'active' });
    expect(chromaticModes['phone']).toEqual({ theme: 'dark', viewport: { width: 360 } });
  });
});
