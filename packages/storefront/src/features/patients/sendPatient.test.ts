import { findLikelyPatients, savePatient } from '@formulary/rules/calls/patientCalls';
import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';
import type { Patient } from '@formulary/rules/patients/patient';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { callApi as realCallApi } from '../../lib/http/http.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const callApi = vi.hoisted(() => vi.fn<typeof realCallApi>());
vi.mock('../../lib/http/http.ts', () => ({ callApi }));
const { sendPatient } = await import('./sendPatient.ts');
const { usePatientDraft } = await import('./patientDraft.ts');

const typed = {
  firstName: 'Joan',
  lastName: 'Whitfield',
  email: '',
  phone: '020 7946 0100',
  birthDate: '30/09/1971',
  postcode: 'SE15 4QL',
  street: '3 Choumert Square',
  city: 'London',
  county: '',
};
const twin = aPatient({ id: 41 });
const lost = new Error('No answer');

/** Makes the mocked server know these patients, and answer the next save with `save`. */
function serverKnows(patients: readonly Patient[], save: () => Promise<unknown>) {
  callApi.mockImplementation(async ({ name }) =>
    name === findLikelyPatients.name ? patients : save(),
  );
}
const added = async () => ({ addedId: 88 });
const saves = () => callApi.mock.calls.filter(([{ name }]) => name === savePatient.name);
const keysSent = () => saves().map(([, , options]) => options?.idempotencyKey);
const send = (known: readonly Patient[] = [], changes: Partial<typeof typed> = {}) =>
  sendPatient({ ...typed, ...changes }, { patientId: undefined, known });

beforeEach(() => {
  callApi.mockReset();
  usePatientDraft.getState().clear();
  serverKnows([], added);
});

describe('sendPatient()', () => {
  test('saves with a new key after an answer: the same details are another patient', async () => {
    expect(await send()).toMatchObject({ kind: 'saved', addedId: 88 });
    await send();
    const [first, second] = keysSent();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  test('saves with the same key after a lost answer and a reload', async () => {
    serverKnows([], () => Promise.reject(lost));
    await expect(send()).rejects.toThrow(lost);
    serverKnows([], added);
    vi.resetModules();
    const reloaded = await import('./sendPatient.ts');
    await reloaded.sendPatient(typed, { patientId: undefined, known: [] });
    const [first, second] = keysSent();
    expect(second).toBe(first);
  });

  test('saves with another key when the details changed after a lost answer', async () => {
    serverKnows([], () => Promise.reject(lost));
    await expect(send()).rejects.toThrow(lost);
    await expect(send([], { city: 'Leeds' })).rejects.toThrow(lost);
    expect(new Set(keysSent()).size).toBe(2);
  });

  test('does not save until the form has shown a likely duplicate', async () => {
    serverKnows([twin], added);
    expect(await send()).toEqual({ kind: 'known' });
    expect(await send([aPatient({ id: 42 })])).toEqual({ kind: 'known' });
    expect(saves()).toEqual([]);
    expect(await send([twin])).toMatchObject({ kind: 'saved' });
    expect(saves()).toHaveLength(1);
  });
});

test('does not treat a changed patient as their own duplicate', async () => {
  serverKnows([twin], async () => ({ addedId: undefined }));
  const sent = await sendPatient(typed, { patientId: 41, known: [] });
  expect(sent).toMatchObject({ kind: 'saved', addedId: undefined, details: { id: 41 } });
  expect(callApi.mock.calls[0]?.[1]).toEqual({
    body: { id: 41, firstName: 'Joan', lastName: 'Whitfield', birthDate: '1971-09-30' },
  });
});
