import { isAt } from './isAt.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Whether a signature was confirmed by one link alone, which was made for what was signed; none was used before. */
export function linkHolds({
  prescription,
  signature,
  confirmations,
}: PrescriptionRecords): boolean {
  const used = confirmations.filter(({ usedAt }) => usedAt !== null);
  if (prescription.confirmedAt === null) return used.length === 0;
  const [link, ...others] = used;
  return (
    link !== undefined &&
    others.length === 0 &&
    isAt(link.usedAt, prescription.confirmedAt) &&
    link.documentId === signature?.documentId &&
    link.pictureHash.equals(signature.pictureHash)
  );
}
