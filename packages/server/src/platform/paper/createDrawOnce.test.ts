import { expect, test } from 'vitest';
import { createDrawOnce } from './createDrawOnce.ts';

/** Counts drawings, and lets the test finish them. */
function countingDraw() {
  const drawn: unknown[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const draw = async (task: string, document: unknown) => {
    drawn.push([task, document]);
    await opened;
    return Buffer.alloc(100, JSON.stringify(document));
  };
  return { drawn, open, draw };
}

const refuse = () => Promise.reject(new Error('too many'));

test('shares one drawing between concurrent requests for the same content, and keeps it', async () => {
  const { drawn, open, draw } = countingDraw();
  const drawOnce = createDrawOnce(draw);
  const asked = [1, 2, 3].map(() => drawOnce('draw', { id: 1, at: new Date(0) }));
  const other = drawOnce('draw', { id: 2, at: new Date(0) });
  open();
  const [first, ...others] = await Promise.all(asked);
  expect(others).toEqual([first, first]);
  expect(await other).not.toEqual(first);
  expect(await drawOnce('draw', { id: 1, at: new Date(0) })).toBe(first);
  expect(drawn).toHaveLength(2);
});

test('draws a task of another name, and a document that differs in one character', async () => {
  const { drawn, open, draw } = countingDraw();
  const drawOnce = createDrawOnce(draw);
  open();
  await drawOnce('draw', { name: 'Joan' });
  await drawOnce('draw', { name: 'joan' });
  await drawOnce('draw too', { name: 'Joan' });
  expect(drawn).toHaveLength(3);
});

test('refuses only the caller that is not allowed, who still gets a kept drawing', async () => {
  const { drawn, open, draw } = countingDraw();
  const drawOnce = createDrawOnce(draw);
  open();
  await expect(drawOnce('draw', 1, refuse)).rejects.toThrow('too many');
  const kept = await drawOnce('draw', 1, async () => {});
  expect(await drawOnce('draw', 1, refuse)).toBe(kept);
  expect(drawn).toHaveLength(1);
});

test('retries a failed drawing for the next caller', async () => {
  const outcomes = [() => Promise.reject(new Error('ended')), async () => Buffer.of(1)];
  const drawOnce = createDrawOnce(() => outcomes.shift()?.() ?? Promise.reject(new Error('none')));
  await expect(drawOnce('draw', 1)).rejects.toThrow('ended');
  expect(await drawOnce('draw', 1)).toEqual(Buffer.of(1));
});

test('keeps only the newest drawings when they exceed the cache', async () => {
  const { drawn, open, draw } = countingDraw();
  const drawOnce = createDrawOnce(draw, 250);
  open();
  for (const document of [1, 2, 3, 3, 2, 1]) await drawOnce('draw', document);
  expect(drawn.map((each) => (each as unknown[])[1])).toEqual([1, 2, 3, 1]);
});
