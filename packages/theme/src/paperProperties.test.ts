import { expect, test } from 'vitest';
import { colorRoles } from './colorRoles.ts';
import { paperProperties } from './paperProperties.ts';
import { themeProperties } from './themeProperties.ts';

const declared = (css: string) =>
  new Map(css.split('\n').map((line) => line.replace(';', '').split(': ') as [string, string]));

test('paper sets every role to ink or paper', () => {
  const onPaper = declared(paperProperties());
  expect([...onPaper.keys()]).toEqual([...declared(themeProperties('light')).keys()]);
  const { surfaceRaised, textBody } = colorRoles['high-contrast'];
  expect(new Set(onPaper.values())).toEqual(new Set([surfaceRaised, textBody]));
});

test('text is ink and its backgrounds are paper', () => {
  const onPaper = declared(paperProperties());
  const { surfaceRaised, textBody } = colorRoles['high-contrast'];
  expect(onPaper.get('--color-text-on-action')).toBe(textBody);
  expect(onPaper.get('--color-action-primary')).toBe(surfaceRaised);
  expect(onPaper.get('--color-border-error')).toBe(textBody);
  expect(onPaper.get('--color-surface-danger')).toBe(surfaceRaised);
});
