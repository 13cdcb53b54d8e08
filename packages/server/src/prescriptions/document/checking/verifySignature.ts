import { createHash } from 'node:crypto';
import { fromBER } from 'asn1js';
import * as pkijs from 'pkijs';
import { cryptoEngine } from '../sealing/cryptoEngine.ts';
import { verifyTimestamp } from './verifyTimestamp.ts';

/** Result of verifying a signature. */
export interface SignatureVerdict {
  /** Made over these bytes with the key of its own certificate. */
  readonly isSound: boolean;
  /** The certificate is one of the shop's. */
  readonly isOfShop: boolean;
  /** Its time stamp is for this signature; undefined without a time stamp. */
  readonly isStamped: boolean | undefined;
}

const BROKEN: SignatureVerdict = { isSound: false, isOfShop: false, isStamped: undefined };
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const TIMESTAMP = '1.2.840.113549.1.9.16.2.14';

/**
 * Verifies a detached CMS signature, its certificate and its time stamp. An unreadable one counts as broken and never
 * throws.
 */
export async function verifySignature(
  { signed, contents }: PdfSignature,
  certificates: ReadonlyMap<string, Uint8Array>,
): Promise<SignatureVerdict> {
  try {
    const cms = signedDataOf(contents);
    const [signer, ...others] = cms.signerInfos;
    const [certificate] = cms.certificates ?? [];
    if (!signer || others.length > 0 || !(certificate instanceof pkijs.Certificate)) return BROKEN;
    const fingerprint = createHash('sha256')
      .update(Buffer.from(certificate.toSchema().toBER()))
      .digest('hex');
    const stamp = signer.unsignedAttrs?.attributes.find(({ type }) => type === TIMESTAMP);
    return {
      isSound: await isSound(cms, signed, contents),
      isOfShop: certificates.has(fingerprint),
      isStamped:
        stamp &&
        (await verifyTimestamp(
          new Uint8Array(stamp.values[0].toBER()),
          signer.signature.valueBlock.valueHexView,
        )),
    };
  } catch {
    return BROKEN;
  }
}

function signedDataOf(der: Uint8Array): pkijs.SignedData {
  const { result, offset } = fromBER(new Uint8Array(der));
  if (offset !== der.byteLength) throw new Error('This is no DER of one piece');
  const info = new pkijs.ContentInfo({ schema: result });
  return new pkijs.SignedData({ schema: info.content });
}

async function isSound(
  cms: pkijs.SignedData,
  signed: Uint8Array,
  contents: Uint8Array,
): Promise<boolean> {
  const data = new Uint8Array(signed).buffer;
  // It throws for a digest of other bytes.
  const isVerified = await cms.verify({ signer: 0, data }, cryptoEngine).catch(() => false);
  // Some bytes of the container are unsigned: rewriting it must give the same bytes.
  const info = new pkijs.ContentInfo({
    contentType: pkijs.ContentInfo.SIGNED_DATA,
    content: cms.toSchema(),
  });
  const isOneWay = Buffer.from(info.toSchema().toBER()).equals(contents);
  return isVerified && isOneWay && isPlain(cms);
}

/** Returns whether the unsigned versions and list of algorithms are those that the shop writes. */
function isPlain(cms: pkijs.SignedData): boolean {
  const algorithms = cms.digestAlgorithms.map(({ algorithmId }) => algorithmId);
  const versions = [cms.version, ...cms.signerInfos.map(({ version }) => version)];
  return algorithms.join() === SHA_256 && versions.every((version) => version === 1);
}

/** The signature of a PDF, and the signed bytes. */
interface PdfSignature {
  readonly signed: Buffer;
  /** CMS, DER. */
  readonly contents: Buffer;
}

const KEY = '/ByteRange';
const RANGE = /^\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/;
/** How many bytes are searched for the signature's range and key; the shop writes fewer. */
const LONGEST_RANGE = 256;
const SEQUENCE = 0x30;
const LONG_LENGTH = 0x80;

/**
 * Reads the only signature of a PDF if it covers every byte except its own. Returns undefined otherwise, also when
 * bytes were appended.
 */
export function readPdfSignature(bytes: Uint8Array): PdfSignature | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Searched as bytes: a document may have megabytes.
  const at = file.indexOf(KEY);
  const isAlone = at !== -1 && file.indexOf(KEY, at + 1) === -1;
  const found = isAlone && RANGE.exec(file.toString('latin1', at, at + LONGEST_RANGE));
  if (!found) return undefined;
  const [start = 0, before = 0, after = 0, rest = 0] = found.slice(1).map(Number);
  const isWhole = start === 0 && before < after && after + rest === file.length;
  if (!isWhole) return undefined;
  const hex = /^<([0-9A-F]+)>$/.exec(file.toString('latin1', before, after))?.[1];
  const key = file.toString('latin1', Math.max(0, before - LONGEST_RANGE), before);
  const isContents = hex !== undefined && key.trimEnd().endsWith('/Contents');
  if (!isContents) return undefined;
  const padded = Buffer.from(hex, 'hex');
  const length = derLength(padded);
  const isPadded = length !== undefined && padded.subarray(length).every((byte) => byte === 0);
  if (!isPadded) return undefined;
  return {
    signed: Buffer.concat([file.subarray(0, before), file.subarray(after)]),
    contents: padded.subarray(0, length),
  };
}

/** Returns the length of a DER sequence with its header; undefined for other bytes. */
function derLength(bytes: Buffer): number | undefined {
  if (bytes.length < 6 || bytes[0] !== SEQUENCE) return undefined;
  const first = bytes.readUInt8(1);
  if (first < LONG_LENGTH) return 2 + first;
  const size = first - LONG_LENGTH;
  if (size < 1 || size > 4) return undefined;
  return 2 + size + bytes.readUIntBE(2, size);
}
