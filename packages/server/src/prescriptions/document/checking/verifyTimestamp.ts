import { createHash } from 'node:crypto';
import { fromBER } from 'asn1js';
import * as pkijs from 'pkijs';
import { cryptoEngine } from '../sealing/cryptoEngine.ts';

/**
 * Returns whether a time-stamp token (RFC 3161, DER) is for these bytes and signed by the authority of its own
 * certificate.
 */
export async function verifyTimestamp(token: Uint8Array, stamped: Uint8Array): Promise<boolean> {
  try {
    const info = new pkijs.ContentInfo({ schema: fromBER(new Uint8Array(token)).result });
    const cms = new pkijs.SignedData({ schema: info.content });
    const content = cms.encapContentInfo.eContent?.getValue();
    if (!content) return false;
    const { messageImprint } = new pkijs.TSTInfo({ schema: fromBER(content).result });
    const imprint = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
    const isOfThese = createHash('sha256').update(stamped).digest().equals(imprint);
    return (
      isOfThese &&
      (await cms.verify({ signer: 0, data: new Uint8Array(stamped).buffer }, cryptoEngine))
    );
  } catch {
    return false;
  }
}
