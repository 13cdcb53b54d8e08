import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const SUPPORTS_BACKUP = 0x08;
const BACKED_UP = 0x10;

/** Ways in which the test authenticator misbehaves. */
interface Faults {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  /** Skips the user's finger or PIN. */
  readonly asksNobody?: boolean;
}

/** A software authenticator that makes passkeys and signs with them. */
export interface Authenticator {
  /** Answers creation options as a browser does, both as JSON. */
  readonly create: (options: string, faults?: Faults) => string;
  /** Answers a challenge as a browser does, as JSON; each signature increases the counter. */
  readonly sign: (challenge: string, faults?: Faults) => string;
}

/** Creates an authenticator for the pages of an origin, with its own P-256 key. */
export function createAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let count = 0;

  const authData = (
    flags: number,
    { host, asksNobody = false }: Faults,
    rest = Buffer.alloc(0),
  ) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((count += 1));
    const verified = asksNobody ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(host ?? new URL(origin).hostname),
      Buffer.from([flags | USER_PRESENT | SUPPORTS_BACKUP | BACKED_UP | verified]),
      counter,
      rest,
    ]);
  };
  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const credential = (response: Readonly<Record<string, unknown>>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    create: (options, faults = {}) => {
      const { challenge } = JSON.parse(options) as { readonly challenge: string };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const made = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(HAS_CREDENTIAL, faults, made)],
        ]) as never,
      );
      return credential({
        attestationObject: Buffer.from(attestation).toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, faults).toString('base64url'),
        transports: ['internal', 'made-up'],
      });
    },
    sign: (challenge, faults = {}) => {
      const client = clientData('webauthn.get', challenge, faults);
      const data = authData(0, faults);
      return credential({
        authenticatorData: data.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString(
          'base64url',
        ),
      });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
