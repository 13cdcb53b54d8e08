import { afterEach, expect, test, vi } from 'vitest';
import {
  hasOldSettings,
  missSettings,
  onSettings,
  settingsChanges,
  settingsVersion,
  takeSettings,
} from './pageSettings.ts';

afterEach(() => takeSettings({}));

test('a page that missed a newer version states old settings until it takes them', () => {
  takeSettings({ version: 3 });
  expect([settingsVersion(), hasOldSettings()]).toEqual([3, false]);
  missSettings(4);
  expect([settingsVersion(), hasOldSettings()]).toEqual([3, true]);
  takeSettings({ version: 4 });
  expect([settingsVersion(), hasOldSettings()]).toEqual([4, false]);
});

test('who subscribes is told of settings that are taken or missed, until they unsubscribe', () => {
  const told = vi.fn<() => void>();
  const before = settingsChanges();
  const unsubscribe = onSettings(told);
  takeSettings({ version: 5 });
  missSettings(6);
  expect([told.mock.calls.length, settingsChanges() - before]).toEqual([2, 2]);
  unsubscribe();
  takeSettings({ version: 6 });
  expect([told.mock.calls.length, settingsChanges() - before]).toEqual([2, 3]);
});
