/** Loads the passkey library on first use: most starts of the server need none. */
export function loadWebAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
