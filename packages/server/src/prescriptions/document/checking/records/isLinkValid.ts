import {
  eventOf,
  isAt,
  type LinkedEvent,
  type PrescriptionRecords,
  type StoredConfirmation,
} from './PrescriptionRecords.ts';

/**
 * Returns whether the links of a signature are the mailed ones, each until its replacement. Exactly one of them, made
 * for the signed text, must have confirmed it.
 */
export function isLinkValid(records: PrescriptionRecords): boolean {
  const { prescription, signature, confirmations } = records;
  const used = confirmations.filter(({ usedAt }) => usedAt !== null);
  if (!areMailed(records)) return false;
  if (prescription.confirmedAt === null) return used.length === 0;
  const [link, ...others] = used;
  const followed = eventOf(records, 'confirmed')?.detail['tokenHash'];
  return (
    link !== undefined &&
    others.length === 0 &&
    link.supersededAt === null &&
    isAt(link.usedAt, prescription.confirmedAt) &&
    (followed === undefined || followed === link.tokenHash.toString('hex')) &&
    link.documentId === signature?.documentId &&
    link.pictureHash.equals(signature.pictureHash)
  );
}

/** Older events record only when a link was sent. */
function areMailed({ events, confirmations }: PrescriptionRecords): boolean {
  const sent = events.filter(({ kind }) => kind === 'confirmation-sent');
  const links = sent.map((event, index) => linkOf(event, confirmations) ?? confirmations[index]);
  const areAll = new Set(links).size === confirmations.length && sent.length === links.length;
  return areAll && links.every((link, index) => isMailed(link, sent[index], sent[index + 1]));
}

function linkOf({ detail }: LinkedEvent, confirmations: readonly StoredConfirmation[]) {
  const { tokenHash } = detail;
  return confirmations.find((link) => link.tokenHash.toString('hex') === tokenHash);
}

function isMailed(
  link: StoredConfirmation | undefined,
  sent: LinkedEvent | undefined,
  next: LinkedEvent | undefined,
): boolean {
  if (!link || !sent) return false;
  const { tokenHash, expiresAt } = sent.detail;
  return (
    (tokenHash === undefined || tokenHash === link.tokenHash.toString('hex')) &&
    (expiresAt === undefined || expiresAt === link.expiresAt.toISOString()) &&
    isAt(link.createdAt, sent.at) &&
    isAt(link.supersededAt, next?.at)
  );
}
