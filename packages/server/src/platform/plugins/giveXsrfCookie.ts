import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { xsrfCookie } from '../http/xsrfCookie.ts';

const TOKEN_BYTES = 24;

/** Gives a browser its XSRF-TOKEN cookie if it has none; its scripts copy it into X-XSRF-TOKEN (reading R22). */
export function giveXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
): void {
  if (xsrfCookie(request) !== undefined) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const secure = isProduction ? '; Secure' : '';
  void reply.header('set-cookie', `XSRF-TOKEN=${token}; Path=/; SameSite=Strict${secure}`);
}
