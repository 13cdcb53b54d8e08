import type { StaffRole } from '../../accounts/staffPermissions.ts';
import { refuseAtDesk } from '../../problems/refuseAtDesk.ts';
import type { Refusal } from '../../problems/refusal.ts';
import { accept, type Result } from '../../problems/result.ts';

/**
 * Decides whether somebody may refund an order, so that nobody books a transfer and gives it back alone. `bookedBy` are
 * the staff who booked its transfers. Refuses with 'refund-own-match', but for the superintendent.
 */
export function mayRefund(
  { staffId, role }: { readonly staffId: number; readonly role: StaffRole },
  bookedBy: readonly number[],
): Result<undefined, Refusal> {
  const isOwn = role !== 'superintendent' && bookedBy.includes(staffId);
  return isOwn ? refuseAtDesk('refund-own-match') : accept(undefined);
}
