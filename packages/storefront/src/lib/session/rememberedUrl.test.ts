import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberedUrl } from './rememberedUrl.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the remembered URL', () => {
  test('is a path with query and hash', () => {
    rememberedUrl.remember('/cart?a=1#b');
    expect(rememberedUrl.get()).toBe('/cart?a=1#b');
    rememberedUrl.clear();
    expect(rememberedUrl.get()).toBeUndefined();
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    // Browsers leave out tabs and line feeds.
    '/\t/evil.example',
    '/\n\\evil.example',
    'javascript:alert(1)',
    'cart',
    '',
  ])('rejects all but absolute paths of the shop: %s', (url) => {
    rememberedUrl.remember(url);
    expect(rememberedUrl.get()).toBeUndefined();
  });
});
