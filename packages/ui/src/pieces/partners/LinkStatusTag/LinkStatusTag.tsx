import type { LinkStatus } from '@formulary/rules/partners/linkStatus';
import { linkStatusLabels } from '@formulary/rules/partners/linkStatusLabels';
import { Tag, type TagProps } from '../../../primitives/Tag/Tag.tsx';

export interface LinkStatusTagProps {
  status: LinkStatus;
}

const tones = {
  pending: 'warning',
  accepted: 'success',
  declined: 'danger',
} as const satisfies Record<LinkStatus, TagProps['tone']>;

/** Where a request between practitioner and prescriber stands: Pending, Accepted or Declined (spec 2.22). */
export function LinkStatusTag({ status }: LinkStatusTagProps) {
  return <Tag tone={tones[status]}>{linkStatusLabels[status]}</Tag>;
}
