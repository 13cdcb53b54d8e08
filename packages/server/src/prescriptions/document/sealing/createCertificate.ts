import { randomBytes } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import * as pkijs from 'pkijs';
import { cryptoEngine } from './cryptoEngine.ts';
import { pemOf } from './pem.ts';

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;
const VALID_YEARS = 15;
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** Bits 0 and 1: digital signature and non-repudiation, six bits unused. */
const SIGNS = new Uint8Array([0xc0]);

/**
 * Makes a key (RSA, 3072 bits) and a self-signed certificate (X.509, SHA-256) for document seals of this organisation
 * only. Returns both as PEM, the key first.
 */
export async function createCertificate(organisation: string, now: Date): Promise<string> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  // Positive, with 127 random bits.
  const serial = randomBytes(16);
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40);
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const name of [certificate.subject, certificate.issuer]) {
    name.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({
        type: COMMON_NAME,
        value: new Utf8String({ value: `${organisation}, documents` }),
      }),
    );
  }
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + VALID_YEARS);
  certificate.notBefore = new pkijs.Time({ type: 0, value: now });
  certificate.notAfter = new pkijs.Time({ type: 0, value: end });
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, new pkijs.BasicConstraints({ cA: false }).toSchema().toBER()),
    extension(KEY_USAGE, new BitString({ valueHex: SIGNS.buffer, unusedBits: 6 }).toBER()),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, cryptoEngine);
  await certificate.sign(keys.privateKey, ALGORITHM.hash, cryptoEngine);
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return (
    pemOf('PRIVATE KEY', new Uint8Array(key)) +
    pemOf('CERTIFICATE', new Uint8Array(certificate.toSchema(true).toBER()))
  );
}

function extension(extnID: string, value: ArrayBuffer): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical: true, extnValue: value });
}
