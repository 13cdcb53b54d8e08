/** The library of passkeys, loaded with the first one that is wanted: most starts of the server need none. */
export function loadWebAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
