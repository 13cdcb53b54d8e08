import { statusLabel } from '@formulary/rules/prescriptions/status';
import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { Tag, type TagProps } from '../../../primitives/messages/Tag/Tag.tsx';

export interface PrescriptionStatusTagProps {
  status: PrescriptionStatus;
}

const tones = {
  unsigned: 'warning',
  signed: 'success',
  rejected: 'danger',
} as const satisfies Record<PrescriptionStatus, TagProps['tone']>;

/**
 * Shows the status of a prescription: Unsigned, Signed, or Rejected, which includes lapsed ones (spec 2.19, reading
 * R27).
 */
export function PrescriptionStatusTag({ status }: PrescriptionStatusTagProps) {
  return <Tag tone={tones[status]}>{statusLabel[status]}</Tag>;
}
