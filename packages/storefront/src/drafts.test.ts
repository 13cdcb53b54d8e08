import { beforeEach, describe, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { cartDraft } = await import('./features/checkout/checkoutDraft.ts');
const { useProfileDraft } = await import('./features/accounts/profileDraft.ts');
const { registrationDraft } = await import('./features/accounts/registrationDraft.ts');
const { usePatientDraft } = await import('./features/patients/patientDraft.ts');
const { useQuickOrderDraft } = await import('./features/quickOrder/quickOrderDraft.ts');
const { usePrescribeForStore } = await import('./features/patients/prescribeForStore.ts');
const { useOverlays } = await import('./shell/overlays.ts');

const typed = { firstName: 'Amara' };
const checkout = () => cartDraft.getState();
const patients = () => usePatientDraft.getState();
const profile = () => useProfileDraft.getState();
const draft = () => useQuickOrderDraft.getState();
const shown = () => draft().rows.map(({ words, quantity }) => `${words} ${quantity}`.trim());

describe('checkout draft', () => {
  beforeEach(() => {
    checkout().belongTo(0);
    checkout().belongTo(1);
  });

  test('keeps typed values until their form is settled', () => {
    checkout().keepTyped('billing', typed);
    checkout().keepTyped('note', { note: 'Ring' });
    checkout().settle({ note: 'Ring' }, ['note']);
    expect(checkout()).toMatchObject({ draft: { note: 'Ring' }, typed: { billing: typed } });
    expect(Object.keys(checkout().typed)).toEqual(['billing']);
  });

  test('is reset for another user only', () => {
    checkout().keepTyped('billing', typed);
    checkout().acceptTerms(true);
    checkout().belongTo(1);
    expect(checkout()).toMatchObject({
      ownerId: 1,
      areTermsAccepted: true,
      typed: { billing: typed },
    });
    checkout().belongTo(2);
    expect(checkout()).toMatchObject({ ownerId: 2, areTermsAccepted: false, typed: {}, draft: {} });
  });

  test('keeps its idempotency key until the order changes', () => {
    const first = checkout().keyFor('one');
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(checkout().keyFor('one')).toBe(first);
    const second = checkout().keyFor('two');
    expect(second).not.toBe(first);
    expect(checkout().keyFor('two')).toBe(second);
  });

  test('is cleared after an order, and keeps its owner', () => {
    checkout().keepTyped('billing', typed);
    checkout().keyFor('one');
    checkout().clear();
    expect(checkout()).toMatchObject({ ownerId: 1, typed: {}, attempt: undefined });
  });

  test('survives a reload', () => {
    checkout().keepTyped('billing', typed);
    expect(JSON.parse(kept.get('checkout') ?? '')).toMatchObject({
      state: { ownerId: 1, typed: { billing: typed } },
    });
  });
});

describe('profile draft', () => {
  beforeEach(() => {
    profile().belongTo(0);
    profile().belongTo(1);
  });

  test('is kept for its user, survives a reload, and is reset for another', () => {
    expect(profile().isEditing).toBe(false);
    profile().edit();
    profile().keepTyped('details', typed);
    profile().keepTyped('address', { city: 'Leeds' });
    profile().belongTo(1);
    const whole = { details: typed, address: { city: 'Leeds' } };
    expect(profile()).toMatchObject({ ownerId: 1, isEditing: true, typed: whole });
    expect(JSON.parse(kept.get('profile') ?? '')).toMatchObject({ state: { typed: whole } });
    profile().belongTo(2);
    expect(profile()).toMatchObject({ ownerId: 2, isEditing: false, typed: {} });
  });

  test('is cleared when saved, and keeps its owner', () => {
    profile().edit();
    profile().keepTyped('details', typed);
    profile().clear();
    expect(profile()).toMatchObject({ ownerId: 1, isEditing: false, typed: {} });
  });
});

describe('patient draft', () => {
  beforeEach(() => {
    patients().belongTo(0);
    patients().belongTo(1);
  });

  test('is kept by form for its user, survives a reload, and is reset for another', () => {
    patients().keepTyped('new', typed);
    patients().keepTyped('43', { city: 'Leeds' });
    patients().belongTo(1);
    const whole = { new: typed, 43: { city: 'Leeds' } };
    expect(patients()).toMatchObject({ ownerId: 1, typed: whole });
    expect(JSON.parse(kept.get('patients') ?? '')).toMatchObject({ state: { typed: whole } });
    patients().belongTo(2);
    expect(patients()).toMatchObject({ ownerId: 2, typed: {} });
  });

  test('is removed for one form when that is saved or left', () => {
    patients().keepTyped('new', typed);
    patients().keepTyped('43', typed);
    patients().forget('new');
    expect(patients().typed).toEqual({ 43: typed });
    patients().clear();
    expect(patients()).toMatchObject({ ownerId: 1, typed: {} });
  });
});

test("the store of the next prescription's patient keeps only the id and the owner, until stopped", () => {
  usePrescribeForStore.getState().begin(1, 43);
  expect(JSON.parse(kept.get('prescribe-for') ?? '')).toMatchObject({
    state: { ownerId: 1, patientId: 43 },
  });
  usePrescribeForStore.getState().stop();
  expect(kept.get('prescribe-for')).not.toContain('43');
});

test('the registration draft keeps neither passwords nor file names', () => {
  const { keepTyped, clear } = registrationDraft.getState();
  keepTyped('account', {
    ...typed,
    password: 'x',
    passwordConfirmation: 'x',
    certificate: 'c.pdf',
  });
  keepTyped('clinic', { clinicCity: 'Leeds' });
  expect(registrationDraft.getState().typed).toEqual({
    account: typed,
    clinic: { clinicCity: 'Leeds' },
  });
  clear();
  expect(registrationDraft.getState().typed).toEqual({});
});

test('search and sidebar open and close independently', () => {
  const open = () => [useOverlays.getState().isSearchOpen, useOverlays.getState().isSidebarOpen];
  const { openSearch, closeSearch, openSidebar, closeSidebar } = useOverlays.getState();
  expect(open()).toEqual([false, false]);
  openSearch();
  expect(open()).toEqual([true, false]);
  openSidebar();
  expect(open()).toEqual([true, true]);
  closeSearch();
  expect(open()).toEqual([false, true]);
  closeSidebar();
  expect(open()).toEqual([false, false]);
});

describe('quick order rows', () => {
  beforeEach(() => {
    draft().belongTo(0);
    draft().belongTo(1);
  });

  test('always end with an empty row', () => {
    expect(shown()).toEqual(['']);
    draft().change(draft().rows[0]?.id ?? 0, { words: 'LAMP' });
    expect(shown()).toEqual(['LAMP', '']);
    draft().remove([draft().rows[0]?.id ?? 0]);
    expect(shown()).toEqual(['']);
  });

  test('insert a list where it was pasted, and keep all typed rows', () => {
    draft().insert([
      { words: 'A', quantity: '1' },
      { words: 'B', quantity: '2' },
    ]);
    const [first] = draft().rows;
    draft().insert([{ words: 'C', quantity: '3' }], first?.id);
    expect(shown()).toEqual(['A 1', 'C 3', 'B 2', '']);
    draft().insert([{ words: 'D', quantity: '' }]);
    expect(shown()).toEqual(['A 1', 'C 3', 'B 2', 'D', '']);
    expect(new Set(draft().rows.map(({ id }) => id)).size).toBe(5);
  });

  test('are limited to 1,000, then without an empty row', () => {
    draft().insert(Array.from({ length: 1000 }, () => ({ words: 'A', quantity: '1' })));
    expect(draft().rows).toHaveLength(1000);
  });

  test('keep one idempotency key until it is forgotten', () => {
    const key = draft().keyOfRows();
    expect(draft().keyOfRows()).toBe(key);
    draft().change(draft().rows[0]?.id ?? 0, { words: 'LAMP' });
    expect(draft().keyOfRows()).toBe(key);
    draft().forgetKey();
    expect(draft().keyOfRows()).not.toBe(key);
  });

  test('keep a list with an open question through a reload, for their user', () => {
    const openList = { text: 'LAMP\t77\t3\n', at: 1, choices: { quantity: 2 } } as const;
    draft().keepOpen(openList);
    expect(JSON.parse(kept.get('quick-order') ?? '')).toMatchObject({ state: { openList } });
    draft().belongTo(2);
    expect(draft().openList).toBeUndefined();
  });

  test('are reset for another user, and when cleared', () => {
    draft().insert([{ words: 'A', quantity: '1' }]);
    draft().belongTo(1);
    expect(shown()).toEqual(['A 1', '']);
    draft().belongTo(2);
    expect(shown()).toEqual(['']);
    draft().insert([{ words: 'A', quantity: '1' }]);
    draft().clear();
    expect([shown(), draft().ownerId]).toEqual([[''], 2]);
  });
});
