import type { FastifyReply } from 'fastify';

const CONTENT_SECURITY_POLICY = [
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
  "form-action 'self'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Pages whose address holds a token that somebody could use (spec 2.6, 2.7, 2.20). */
const TOKEN_PAGE = /^\/(reset-password|users\/(confirm|documents)|prescription)\//;

/** The headers that every answer carries, whatever it is (trust, Answering). */
export function setSecurityHeaders(reply: FastifyReply, url: string, isProduction: boolean): void {
  void reply.headers(HEADERS);
  if (TOKEN_PAGE.test(url)) void reply.header('referrer-policy', 'no-referrer');
  if (isProduction) void reply.header('strict-transport-security', 'max-age=31536000');
}
