import { createHash } from 'node:crypto';
import type { TimestampAuthority } from '@libpdf/core';
import { fromBER, Integer, ObjectIdentifier, OctetString } from 'asn1js';
import * as pkijs from 'pkijs';
import { createCertificate } from '../sealing/createCertificate.ts';
import { cryptoEngine } from '../sealing/cryptoEngine.ts';
import { fromPem } from '../sealing/pem.ts';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** Returns an authority (RFC 3161) that stamps the given digest, or another one. */
export async function aTimestampAuthority(
  stamps: (digest: Uint8Array) => Uint8Array = (digest) => digest,
): Promise<TimestampAuthority> {
  const pem = await createCertificate('Authority', new Date('2026-01-01'));
  const pkcs8 = new Uint8Array(fromPem('PRIVATE KEY', pem));
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign']);
  const certificate = pkijs.Certificate.fromBER(new Uint8Array(fromPem('CERTIFICATE', pem)));
  return {
    timestamp: async (digest) => {
      const content = new pkijs.TSTInfo({
        version: 1,
        policy: '1.2.3.4',
        messageImprint: new pkijs.MessageImprint({
          hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: SHA_256 }),
          hashedMessage: new OctetString({ valueHex: new Uint8Array(stamps(digest)).buffer }),
        }),
        serialNumber: new Integer({ value: 7 }),
        genTime: new Date('2026-11-20T14:09:03Z'),
      })
        .toSchema()
        .toBER();
      const hash = createHash('sha256').update(Buffer.from(content)).digest();
      const attributes = [
        new pkijs.Attribute({
          type: '1.2.840.113549.1.9.3',
          values: [new ObjectIdentifier({ value: TST_INFO })],
        }),
        new pkijs.Attribute({
          type: '1.2.840.113549.1.9.4',
          values: [new OctetString({ valueHex: new Uint8Array(hash).buffer })],
        }),
      ];
      const encapsulated = new pkijs.EncapsulatedContentInfo({ eContentType: TST_INFO });
      // The constructor would split it into parts, which DER forbids.
      encapsulated.eContent = new OctetString({ valueHex: content });
      const cms = new pkijs.SignedData({
        version: 3,
        encapContentInfo: encapsulated,
        certificates: [certificate],
        signerInfos: [
          new pkijs.SignerInfo({
            version: 1,
            sid: new pkijs.IssuerAndSerialNumber({
              issuer: certificate.issuer,
              serialNumber: certificate.serialNumber,
            }),
            signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
          }),
        ],
      });
      await cms.sign(key, 0, 'SHA-256', undefined, cryptoEngine);
      const info = new pkijs.ContentInfo({
        contentType: pkijs.ContentInfo.SIGNED_DATA,
        content: cms.toSchema(true),
      });
      const token = info.toSchema().toBER();
      if (fromBER(token).offset === -1) throw new Error('The token is no DER');
      return new Uint8Array(token);
    },
  };
}
