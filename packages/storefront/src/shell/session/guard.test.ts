import type { LoaderFunctionArgs } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

vi.stubGlobal('localStorage', storage());
vi.stubGlobal('sessionStorage', storage());
const { guard } = await import('./guard.ts');
const { rememberedUrl } = await import('../../lib/session/rememberedUrl.ts');
const { useSession } = await import('../../lib/session/session.ts');

/** Runs the signed-in guard for an address, while the address bar shows another or the same one. */
function visit(path: string, { shown = '/', hash = '' } = {}): Response | null {
  vi.stubGlobal('location', { origin: 'https://shop.test', pathname: shown, hash });
  const request = new Request(`https://shop.test${path}`);
  return guard.signedIn({ request } as LoaderFunctionArgs);
}

function target(answer: Response | null): string | null | undefined {
  return answer?.headers.get('location');
}

beforeEach(() => {
  useSession.getState().drop();
  rememberedUrl.clear();
});

describe('a visitor', () => {
  test.each([
    ['in the shop', { shown: '/', hash: '#else' }, '/orders?page=2'],
    ['by its address', { shown: '/orders', hash: '#third' }, '/orders?page=2#third'],
  ])(
    'is sent from a private screen opened %s to sign in, and the address is remembered',
    (_how, at, url) => {
      expect(target(visit('/orders?page=2', at))).toBe('/signin');
      expect(rememberedUrl.get()).toBe(url);
    },
  );

  test('sees visitor-only screens', () => {
    expect(guard.visitor()).toBeNull();
  });
});

describe('a signed-in user', () => {
  beforeEach(() => useSession.getState().save('a token'));

  test('sees a private screen, and no address is remembered', () => {
    expect(visit('/orders')).toBeNull();
    expect(rememberedUrl.get()).toBeUndefined();
  });

  test('is redirected from visitor-only screens to the categories', () => {
    expect(target(guard.visitor())).toBe('/categories');
  });
});

test('unknown paths redirect to the categories', () => {
  expect(target(guard.nobody())).toBe('/categories');
});
