import { expect, test } from 'vitest';
import { createDrawOnce } from './createDrawOnce.ts';

/** Counts what is drawn, and lets it be finished when the test says so. */
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

test('those who ask for one content at the same time share one drawing, and it is kept', async () => {
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

test('a task of another name, and a document that differs in one character, are drawn', async () => {
  const { drawn, open, draw } = countingDraw();
  const drawOnce = createDrawOnce(draw);
  open();
  await drawOnce('draw', { name: 'Joan' });
  await drawOnce('draw', { name: 'joan' });
  await drawOnce('draw too', { name: 'Joan' });
  expect(drawn).toHaveLength(3);
});

test('whoever may not have it drawn is refused alone, and gets what is kept', async () => {
  const { drawn, open, draw } = countingDraw();
  const drawOnce = createDrawOnce(draw);
  open();
  await expect(drawOnce('draw', 1, refuse)).rejects.toThrow('too many');
  const kept = await drawOnce('draw', 1, async () => {});
  expect(await drawOnce('draw', 1, refuse)).toBe(kept);
  expect(drawn).toHaveLength(1);
});

test('a drawing that failed is tried again by the next who asks', async () => {
  const outcomes = [() => Promise.reject(new Error('ended')), async () => Buffer.of(1)];
  const drawOnce = createDrawOnce(() => outcomes.shift()?.() ?? Promise.reject(new Error('none')));
  await expect(drawOnce('draw', 1)).rejects.toThrow('ended');
  expect(await drawOnce('draw', 1)).toEqual(Buffer.of(1));
});

test('of what is larger than its room only the newest is kept', async () => {
  const { drawn, open, draw } = countingDraw();
  const drawOnce = createDrawOnce(draw, 250);
  open();
  for (const document of [1, 2, 3, 3, 2, 1]) await drawOnce('draw', document);
  expect(drawn.map((each) => (each as unknown[])[1])).toEqual([1, 2, 3, 1]);
});
