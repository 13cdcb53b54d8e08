import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoaderTiming } from './createLoaderTiming.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the loader', () => {
  test('does not appear for a request that takes 150 ms or less', () => {
    const show = vi.fn<(isShown: boolean) => void>();
    const timing = createLoaderTiming(show);
    timing.begin();
    vi.advanceTimersByTime(149);
    timing.end();
    vi.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
  });

  test('stays at least 300 ms once it has appeared @9.11', () => {
    const show = vi.fn<(isShown: boolean) => void>();
    const timing = createLoaderTiming(show);
    timing.begin();
    vi.advanceTimersByTime(160);
    expect(show).toHaveBeenLastCalledWith(true);
    timing.end();
    vi.advanceTimersByTime(289);
    expect(show).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(false);
  });

  test('stays until the last of several requests has ended', () => {
    const show = vi.fn<(isShown: boolean) => void>();
    const timing = createLoaderTiming(show);
    timing.begin();
    timing.begin();
    vi.advanceTimersByTime(1000);
    timing.end();
    expect(show).toHaveBeenCalledTimes(1);
    timing.end();
    expect(show).toHaveBeenLastCalledWith(false);
  });
});
