import { createHash } from 'node:crypto';
import { fromBER } from 'asn1js';
import * as pkijs from 'pkijs';
import { cryptoEngine } from '../sealing/cryptoEngine.ts';

/** Whether a time-stamp token (RFC 3161) was made for a signature, and is signed by the authority whose certificate it carries. */
export async function verifyTimestamp(
  attribute: pkijs.Attribute,
  signature: Uint8Array,
): Promise<boolean> {
  try {
    const [token] = attribute.values;
    const info = new pkijs.ContentInfo({ schema: token });
    const cms = new pkijs.SignedData({ schema: info.content });
    const content = cms.encapContentInfo.eContent?.getValue();
    if (!content) return false;
    const { messageImprint } = new pkijs.TSTInfo({ schema: fromBER(content).result });
    const imprint = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
    const isOfSignature = createHash('sha256').update(signature).digest().equals(imprint);
    return (
      isOfSignature &&
      (await cms.verify({ signer: 0, data: new Uint8Array(signature).buffer }, cryptoEngine))
    );
  } catch {
    return false;
  }
}
