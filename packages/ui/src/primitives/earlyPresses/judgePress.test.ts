import { describe, expect, it } from 'vitest';
import { judgePress } from './actOnEarlyPresses.ts';

const button = { isLink: false, canAct: true, isAtRest: false, isBusy: false };

describe('judgePress', () => {
  it('acts on a button as soon as it can act', () => {
    expect(judgePress(button)).toBe('act');
  });

  it('waits for a button that cannot act yet, and drops it if the page comes to rest without it', () => {
    expect(judgePress({ ...button, canAct: false })).toBe('wait');
    expect(judgePress({ ...button, canAct: false, isAtRest: true })).toBe('drop');
  });

  it('acts on a second press only when the page is at rest after the first', () => {
    expect(judgePress({ ...button, isBusy: true })).toBe('wait');
    expect(judgePress({ ...button, isAtRest: true })).toBe('act');
  });

  it('follows a link only when the page is at rest', () => {
    expect(judgePress({ ...button, isLink: true })).toBe('wait');
    expect(judgePress({ ...button, isLink: true, isAtRest: true })).toBe('act');
  });
});
