import type { GridTag } from '@formulary/ui/pieces/desk/DataGrid';
import { Tag } from '@formulary/ui/primitives/messages/Tag';

/** Shows a state as lists do. */
export function LabelTag({ label, tone = 'neutral' }: GridTag) {
  return <Tag tone={tone}>{label}</Tag>;
}
