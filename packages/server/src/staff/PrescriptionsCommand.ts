import type { Day } from '@formulary/rules/dates/day';
import type { PrescriptionWait } from '@formulary/rules/prescriptions/prescription';

/** What staff look for among prescriptions. */
export type StaffPrescriptionWait = Exclude<PrescriptionWait, 'nothing'>;

/** What somebody of the staff asked for about prescriptions. */
export type PrescriptionsCommand =
  | { readonly kind: 'list-prescriptions'; readonly wait: StaffPrescriptionWait | undefined }
  | { readonly kind: 'show-prescription'; readonly id: number }
  | {
      readonly kind: 'original-received';
      readonly id: number;
      readonly by: string | undefined;
    }
  /** Both days count. */
  | { readonly kind: 'register'; readonly from: Day; readonly to: Day }
  | {
      readonly kind: 'check-prescription';
      /** Its number, or a PDF. */
      readonly what: { readonly id: number } | { readonly file: string };
    };
