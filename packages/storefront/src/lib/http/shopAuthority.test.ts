import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
const { shopAuthority } = await import('./shopAuthority.ts');

beforeEach(() => void vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a%2Fb' }));
afterEach(() => void vi.unstubAllGlobals());

function headersOf(method: string, token?: string) {
  const headers = new Headers();
  shopAuthority.authorise(headers, method, token);
  return Object.fromEntries(headers);
}

test.each(['POST', 'PUT', 'DELETE'])('%s copies the XSRF cookie', (method) => {
  expect(headersOf(method)).toEqual({ 'x-xsrf-token': 'a/b' });
});

test('GET, which changes nothing, sends no XSRF header', () => {
  expect(headersOf('GET')).toEqual({});
});

test('a call sends no XSRF header without the cookie', () => {
  vi.stubGlobal('document', { cookie: '' });
  expect(headersOf('POST')).toEqual({});
});

test('a call of a session carries its token', () => {
  expect(headersOf('GET', 'abc')).toEqual({ authorization: 'Bearer abc' });
});
