import { standingLabel } from '@formulary/rules/prescriptions/standingLabel';
import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { Tag, type TagProps } from '../../../primitives/Tag/Tag.tsx';

export interface PrescriptionStatusTagProps {
  status: PrescriptionStatus;
  /** Nobody rejected it but time. */
  isLapsed?: boolean;
}

const tones = {
  unsigned: 'warning',
  signed: 'success',
  rejected: 'danger',
} as const satisfies Record<PrescriptionStatus, TagProps['tone']>;

/** Where a prescription stands: Unsigned, Signed, Rejected or Lapsed (spec 2.19). */
export function PrescriptionStatusTag({ status, isLapsed = false }: PrescriptionStatusTagProps) {
  const tone = isLapsed ? 'warning' : tones[status];
  return <Tag tone={tone}>{standingLabel({ status, isLapsed })}</Tag>;
}
