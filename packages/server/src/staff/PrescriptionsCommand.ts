import type { Day } from '@formulary/rules/dates/day';
import type { PrescriptionWait } from '@formulary/rules/prescriptions/prescription';

/** Pending steps by which staff filter prescriptions. */
export type StaffPrescriptionWait = Exclude<PrescriptionWait, 'nothing'>;

/** Staff command about prescriptions. */
export type PrescriptionsCommand =
  | { readonly kind: 'list-prescriptions'; readonly wait: StaffPrescriptionWait | undefined }
  | { readonly kind: 'show-prescription'; readonly id: number }
  | {
      readonly kind: 'original-received';
      readonly id: number;
      readonly by: string | undefined;
    }
  /** Both days are included. */
  | { readonly kind: 'register'; readonly from: Day; readonly to: Day }
  | {
      readonly kind: 'check-prescription';
      /** Its number, or the path of a PDF. */
      readonly what: { readonly id: number } | { readonly file: string };
    };
