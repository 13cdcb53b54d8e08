import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callHeaders } from './callHeaders.ts';

const NOTHING = { token: undefined, idempotencyKey: undefined, isPolled: false };

beforeEach(() => void vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a%2Fb' }));
afterEach(() => void vi.unstubAllGlobals());

describe('request headers', () => {
  test.each(['POST', 'PUT', 'DELETE'])('%s copies the XSRF cookie', (method) => {
    expect(callHeaders(method, NOTHING).get('x-xsrf-token')).toBe('a/b');
  });

  test('GET, which changes nothing, sends no XSRF header', () => {
    expect([...callHeaders('GET', NOTHING)]).toEqual([['accept', 'application/json']]);
  });

  test('send no XSRF header without the cookie', () => {
    vi.stubGlobal('document', { cookie: '' });
    expect(callHeaders('POST', NOTHING).has('x-xsrf-token')).toBe(false);
  });

  test('carry the token and the idempotency key if given', () => {
    const headers = callHeaders('GET', { ...NOTHING, token: 'abc', idempotencyKey: 'once' });
    expect(headers.get('authorization')).toBe('Bearer abc');
    expect(headers.get('idempotency-key')).toBe('once');
  });

  test('mark polled calls as background calls', () => {
    expect(callHeaders('POST', NOTHING).has('x-background')).toBe(false);
    expect(callHeaders('POST', { ...NOTHING, isPolled: true }).get('x-background')).toBe('true');
  });
});
