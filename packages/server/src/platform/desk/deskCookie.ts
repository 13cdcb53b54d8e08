import type { FastifyReply, FastifyRequest } from 'fastify';

/** The `__Host-` prefix makes browsers refuse it from any other host, path or an insecure address. */
const COOKIE = '__Host-desk';
const STATION_COOKIE = '__Host-desk-station';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;
/** As long as browsers keep a cookie at most: 400 days. */
const STATION_SECONDS = 400 * 86_400;

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

/** Returns the token by which a browser is known as a station. It signs nobody in. */
export function stationToken(request: FastifyRequest): string | undefined {
  return request.cookies[STATION_COOKIE] || undefined;
}

/** Sets the cookie of a station; it stays when the browser closes. */
export function setStationCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(STATION_COOKIE, token, { ...ATTRIBUTES, maxAge: STATION_SECONDS });
}
