import { tokenPage } from './tokenPage.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // styled-components writes its rules into a style element while the page runs.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // No script makes text into HTML or code; nothing needs a policy that would let it.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The headers that every answer carries, whatever it is and whoever writes it (trust, Answering). `url` is empty for
 * what could not be read as a request. `formTargets` are addresses that a page may post a form to besides the shop's own:
 * the card provider's.
 */
export function securityHeaders(
  url: string,
  isProduction: boolean,
  formTargets: readonly string[] = [],
): Readonly<Record<string, string>> {
  const isTokenPage = url.search(tokenPage) === 0;
  return {
    'content-security-policy': [...POLICY, ["form-action 'self'", ...formTargets].join(' ')].join(
      '; ',
    ),
    ...HEADERS,
    ...(isTokenPage ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(isProduction ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
