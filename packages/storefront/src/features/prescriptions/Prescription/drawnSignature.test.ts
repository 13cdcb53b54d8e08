import { beforeEach, expect, test } from 'vitest';
import { useDrawnSignature } from './drawnSignature.ts';

const drawn = { kind: 'drawn', strokes: [] } as const;
const drawnAt = new Date('2026-11-20T21:00:00Z');
const soon = new Date('2026-11-20T21:10:00Z');
const later = new Date('2026-11-20T21:20:00Z');
const { save, of } = useDrawnSignature.getState();

beforeEach(() => useDrawnSignature.setState({ drawn: undefined }));

test('useDrawnSignature keeps a drawn signature for its signer only', () => {
  save(7, drawn, drawnAt);
  expect(of(7, soon, true)).toBe(drawn);
  expect(of(8, soon, true)).toBeUndefined();
});

test('useDrawnSignature offers no signature without a passkey', () => {
  save(7, drawn, drawnAt);
  expect(of(7, soon, false)).toBeUndefined();
});

test("useDrawnSignature counts a reused signature's age from when it was drawn", () => {
  save(7, drawn, drawnAt);
  save(7, drawn, soon);
  expect(of(7, later, true)).toBeUndefined();
});

test('useDrawnSignature does not keep a typed name', () => {
  save(7, { kind: 'typed', name: 'Helen Marsh' }, drawnAt);
  expect(of(7, drawnAt, true)).toBeUndefined();
});
