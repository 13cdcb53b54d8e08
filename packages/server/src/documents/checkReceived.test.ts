import type { ChildProcess } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { aPdf } from '../testing/aPdf.ts';
import { aPng } from '../testing/aPng.ts';
import { checkReceived } from './checkReceived.ts';

const drawing = vi.hoisted(() => ({ now: 0, most: 0, ever: 0 }));
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  const spawn = (...wish: Parameters<typeof real.spawn>): ChildProcess => {
    drawing.ever += 1;
    drawing.now += 1;
    drawing.most = Math.max(drawing.most, drawing.now);
    return real.spawn(...wish).on('exit', () => (drawing.now -= 1));
  };
  return { ...real, spawn };
});

test('many forms at once have one picture drawn at a time, so that they take the memory of one', async () => {
  const picture = { originalName: 'me.png', content: aPng(60, 40) };
  const files = { passportOrLicence: picture, certificate: picture };
  const all = await Promise.all(
    Array.from({ length: 4 }, () => checkReceived(['passportOrLicence', 'certificate'], files)),
  );
  expect(all.map(({ documents }) => documents.length)).toEqual([2, 2, 2, 2]);
  expect(drawing).toEqual({ now: 0, most: 1, ever: 8 });
});

test('a PDF takes no process of its own', async () => {
  const before = drawing.ever;
  const file = { originalName: 'bill.pdf', content: aPdf() };
  const { documents } = await checkReceived(['utilityBill'], { utilityBill: file });
  expect(documents).toHaveLength(1);
  expect(drawing.ever).toBe(before);
});
