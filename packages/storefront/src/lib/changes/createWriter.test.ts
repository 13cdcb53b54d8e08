import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWriter } from './createWriter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a writer of a number on the server, and the values that it sent. */
function openWriter() {
  const sent: number[] = [];
  let shown = 0;
  const writer = createWriter<number, number>({
    current: () => shown,
    show: (state) => {
      shown = state;
    },
    refresh: () => {},
    send: async (command) => {
      sent.push(command);
      return command;
    },
    apply: (_state, command) => command,
    replaces: () => true,
  });
  return { writer, sent };
}

test('createWriter() reports pending page work while a change waits to be sent', async () => {
  const { writer, sent } = openWriter();
  writer.enqueue(1, false);
  writer.enqueue(2, false);
  expect(pageWork.pending()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([2]);
  expect(pageWork.pending()).toEqual([]);
});

test('createWriter() reports no pending page work after a reset', () => {
  const { writer } = openWriter();
  writer.enqueue(1, false);
  writer.reset();
  expect(pageWork.pending()).toEqual([]);
});

test('createWriter() tells a watcher how many changes are pending, until it is no longer watched', async () => {
  const { writer } = openWriter();
  const told: number[] = [];
  const stop = writer.watch((pending) => told.push(pending));
  writer.enqueue(1, true);
  await writer.settle();
  expect(told).toEqual([0, 1, 0]);
  stop();
  writer.enqueue(2, true);
  await writer.settle();
  expect(told).toEqual([0, 1, 0]);
});
