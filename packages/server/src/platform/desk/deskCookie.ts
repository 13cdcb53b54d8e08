import type { FastifyReply, FastifyRequest } from 'fastify';

/** The `__Host-` prefix makes browsers refuse it from any other host, path or an insecure address. */
const COOKIE = '__Host-desk';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** Returns the session token of a request's cookie. */
export function deskToken(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE] || undefined;
}

/** Sets the session cookie; scripts cannot read it, and the browser forgets it when it closes. */
export function setDeskCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, ATTRIBUTES);
}

export function clearDeskCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, ATTRIBUTES);
}
