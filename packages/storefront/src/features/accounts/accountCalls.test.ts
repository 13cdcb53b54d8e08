import { signIn, signOut } from '@formulary/rules/calls/sessionCalls';
import { forgotPassword, resetPassword } from '@formulary/rules/calls/joiningCalls';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { callApi as realCallApi } from '../../lib/http/http.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const callApi = vi.hoisted(() => vi.fn<typeof realCallApi>());
vi.mock('../../lib/http/http.ts', () => ({ callApi }));
const { requestPasswordReset, setNewPassword } = await import('./passwordReset.ts');
const { endSession, signInWith } = await import('./signInAndOut.ts');
const { useSession } = await import('../../lib/session/session.ts');
const { keys } = await import('../../lib/http/keys.ts');

beforeEach(() => void callApi.mockReset());

test('signInWith() trims the address and sends the password as typed', async () => {
  callApi.mockResolvedValue('a token');
  expect(await signInWith({ email: ' amara@clinic.test ', password: ' x ' })).toBe('a token');
  const body = { email: 'amara@clinic.test', password: ' x ' };
  expect(callApi.mock.calls).toEqual([[signIn, { body }]]);
});

test("requestPasswordReset() returns the server's message", async () => {
  callApi.mockResolvedValue({ message: 'Sent' });
  expect(await requestPasswordReset('amara@clinic.test')).toBe('Sent');
  expect(callApi.mock.calls).toEqual([[forgotPassword, { body: { email: 'amara@clinic.test' } }]]);
});

test('setNewPassword() sends the password with its token', async () => {
  const words = { password: 'x', passwordConfirmation: 'y', token: 't' };
  await setNewPassword(words);
  expect(callApi.mock.calls).toEqual([[resetPassword, { body: words }]]);
});

describe('endSession()', () => {
  test('ends the session at once and tells the server in the background, whatever it answers', () => {
    callApi.mockRejectedValue(new Error('Out of reach'));
    useSession.getState().save('a token');
    endSession();
    expect(useSession.getState().token).toBeUndefined();
    const options = { isBackground: true, keepalive: true };
    expect(callApi.mock.calls).toEqual([[signOut, {}, options]]);
  });

  test('sends nothing without a session', () => {
    useSession.getState().drop();
    endSession();
    expect(callApi).not.toHaveBeenCalled();
  });
});

describe('cache key of a read', () => {
  const mine = { name: 'getCart', access: 'order' } as const;
  const anybodys = { name: 'listCategories', access: 'public' } as const;

  test('changes with the session, unless the call is public', () => {
    const before = [keys.of(mine, { id: 1 }), keys.of(anybodys, {})];
    useSession.getState().save('another token');
    expect(keys.of(mine, { id: 1 })).not.toEqual(before[0]);
    expect(keys.of(mine, { id: 1 }).slice(0, 3)).toEqual(['getCart', 'order', { id: 1 }]);
    expect(keys.of(anybodys, {})).toEqual(before[1]);
  });

  test('tells whether it is private, and its call', () => {
    const all = [keys.of(mine, {}), keys.of(anybodys, {}), 'getCart', undefined];
    expect(all.map(keys.isPrivate)).toEqual([true, false, false, false]);
    expect(all.map(keys.isOf('getCart'))).toEqual([true, false, false, false]);
  });
});
