import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callHeaders } from './callHeaders.ts';

const NOTHING = { token: undefined, idempotencyKey: undefined, isPolled: false };

beforeEach(() => void vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a%2Fb' }));
afterEach(() => void vi.unstubAllGlobals());

describe('the headers of a call', () => {
  test.each(['POST', 'PUT', 'DELETE'])('%s copies the XSRF cookie', (method) => {
    expect(callHeaders(method, NOTHING).get('x-xsrf-token')).toBe('a/b');
  });

  test('GET, which changes nothing, does not', () => {
    expect([...callHeaders('GET', NOTHING)]).toEqual([['accept', 'application/json']]);
  });

  test('without a cookie there is no XSRF header', () => {
    vi.stubGlobal('document', { cookie: '' });
    expect(callHeaders('POST', NOTHING).has('x-xsrf-token')).toBe(false);
  });

  test('token and idempotency key are sent where they are given', () => {
    const headers = callHeaders('GET', { ...NOTHING, token: 'abc', idempotencyKey: 'once' });
    expect(headers.get('authorization')).toBe('Bearer abc');
    expect(headers.get('idempotency-key')).toBe('once');
  });

  test('what nobody asked for just now says so', () => {
    expect(callHeaders('POST', NOTHING).has('x-background')).toBe(false);
    expect(callHeaders('POST', { ...NOTHING, isPolled: true }).get('x-background')).toBe('true');
  });
});
