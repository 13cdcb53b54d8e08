import { brand } from '@formulary/rules/brand/brand';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { canonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import { aPrescriptionSnapshot } from '@formulary/rules/prescriptions/fixtures/aPrescriptionSnapshot';
import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';
import type { DocumentSignature, PrescriptionDocument } from '../PrescriptionDocument.ts';

const STROKES =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="220"><path d="M30 150 C 80 20 110 20 120 120 S 170 190 200 110 S 250 60 270 130 S 330 170 360 90 S 420 60 440 140 S 520 130 570 80" fill="none" stroke="#111" stroke-width="5" stroke-linecap="round"/></svg>';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** Returns a prescription that was signed with a password and confirmed. */
export async function aPrescriptionDocument(
  changes: Partial<PrescriptionSnapshot> = {},
  signed: Partial<DocumentSignature> = {},
): Promise<PrescriptionDocument> {
  const content = aPrescriptionSnapshot(changes);
  const picture = await sharp(Buffer.from(STROKES)).png().toBuffer();
  const canonicalText = canonicalPrescription(content);
  const event = (minutes: number, what: string, who: string, address?: string) => ({
    at: new Date(content.verifiedAt.getTime() + minutes * 60_000),
    what,
    who,
    address,
    hash: sha256(what),
  });
  return {
    standing: 'confirmed',
    pharmacy: { company: brand.company.name, address: brand.address },
    content,
    signature: {
      signer: 'Idris Vaughan',
      registrationNumber: '98B7654E',
      method: 'password',
      signedAt: new Date('2026-11-20T14:06:40.100Z'),
      confirmedAt: new Date('2026-11-20T14:09:02.000Z'),
      consultedOn: '2026-11-19',
      declarations: Object.values(declarations),
      picture,
      isTyped: false,
      address: '203.0.113.24',
      agent:
        'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      canonicalText,
      textHash: sha256(canonicalText),
      pictureHash: sha256(picture),
      seal: sha256('seal') + sha256('seal again'),
      sealKeyId: sha256('key').slice(0, 16),
      events: [
        event(-275, 'Requested', 'Amara Okafor', '198.51.100.7'),
        event(0, 'Verified', 'Idris Vaughan', '203.0.113.24'),
        event(1.5, 'Signed', 'Idris Vaughan', '203.0.113.24'),
        event(1.6, 'Confirmation link sent', 'Formulary'),
        event(3.9, 'Confirmed', 'Idris Vaughan', '203.0.113.24'),
      ],
      checkUrl: 'https://shop.example/verify/41',
      ...signed,
    },
  };
}
