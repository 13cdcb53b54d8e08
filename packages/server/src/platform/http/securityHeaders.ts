import { tokenPage } from './tokenPage.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // styled-components adds rules to a style element at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // No script turns text into HTML or code, so no Trusted Types policy is needed.
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
 * Returns the headers of every answer, whoever writes it (trust, Answering). `url` is empty for an unreadable request.
 * `formTargets` are further origins that a page may post forms to: the card provider's.
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
