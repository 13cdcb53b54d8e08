import { beforeEach, describe, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { useCheckoutDraft } = await import('./checkoutDraft.ts');
const { useProfileDraft } = await import('./profileDraft.ts');
const { registrationDraft } = await import('./registrationDraft.ts');
const { useChrome } = await import('./chrome.ts');

const typed = { firstName: 'Amara' };

describe('the draft of a checkout', () => {
  const draft = () => useCheckoutDraft.getState();
  beforeEach(() => {
    draft().belongTo(0);
    draft().belongTo(1);
  });

  test('keeps what is typed until it is settled, form by form', () => {
    draft().keepTyped('billing', typed);
    draft().keepTyped('note', { note: 'Ring' });
    draft().settle({ note: 'Ring' }, ['note']);
    expect(draft()).toMatchObject({ draft: { note: 'Ring' }, typed: { billing: typed } });
    expect(Object.keys(draft().typed)).toEqual(['billing']);
  });

  test('is begun anew for another user, and for nobody else', () => {
    draft().keepTyped('billing', typed);
    draft().acceptTerms(true);
    draft().belongTo(1);
    expect(draft()).toMatchObject({
      ownerId: 1,
      areTermsAccepted: true,
      typed: { billing: typed },
    });
    draft().belongTo(2);
    expect(draft()).toMatchObject({ ownerId: 2, areTermsAccepted: false, typed: {}, draft: {} });
  });

  test('is sent again under the same key, and under another when it has changed', () => {
    const first = draft().keyFor('one');
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(draft().keyFor('one')).toBe(first);
    const second = draft().keyFor('two');
    expect(second).not.toBe(first);
    expect(draft().keyFor('two')).toBe(second);
  });

  test('is empty after an order, and still its user’s', () => {
    draft().keepTyped('billing', typed);
    draft().keyFor('one');
    draft().clear();
    expect(draft()).toMatchObject({ ownerId: 1, typed: {}, attempt: undefined });
  });

  test('outlives a reload', () => {
    draft().keepTyped('billing', typed);
    expect(JSON.parse(kept.get('checkout') ?? '')).toMatchObject({
      state: { ownerId: 1, typed: { billing: typed } },
    });
  });
});

describe('the draft of a profile', () => {
  const draft = () => useProfileDraft.getState();
  beforeEach(() => {
    draft().belongTo(0);
    draft().belongTo(1);
  });

  test('is kept for its user, outlives a reload, and is begun anew for another', () => {
    expect(draft().isEditing).toBe(false);
    draft().edit();
    draft().keepTyped('details', typed);
    draft().keepTyped('address', { city: 'Leeds' });
    draft().belongTo(1);
    const whole = { details: typed, address: { city: 'Leeds' } };
    expect(draft()).toMatchObject({ ownerId: 1, isEditing: true, typed: whole });
    expect(JSON.parse(kept.get('profile') ?? '')).toMatchObject({ state: { typed: whole } });
    draft().belongTo(2);
    expect(draft()).toMatchObject({ ownerId: 2, isEditing: false, typed: {} });
  });

  test('is empty once it is saved, and still its user’s', () => {
    draft().edit();
    draft().keepTyped('details', typed);
    draft().clear();
    expect(draft()).toMatchObject({ ownerId: 1, isEditing: false, typed: {} });
  });
});

test('the draft of a registration keeps neither passwords nor the names of files', () => {
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

test('search and sidebar open and close, each by itself', () => {
  const open = () => [useChrome.getState().isSearchOpen, useChrome.getState().isSidebarOpen];
  const { openSearch, closeSearch, openSidebar, closeSidebar } = useChrome.getState();
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
