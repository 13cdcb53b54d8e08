import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/prescriptionEventTexts';

/** Something that happened to a prescription; ids, hashes and figures alone, nothing of the patient. */
export interface PrescriptionEvent {
  readonly prescriptionId: number;
  readonly kind: PrescriptionEventKind;
  /** Nobody for what the shop did by itself, and for a link that was followed without signing in. */
  readonly actorId: number | undefined;
  readonly at: Date;
  /** Where it was asked for from: `request.ip`. */
  readonly address: string | undefined;
  /** The browser, as it calls itself. */
  readonly agent: string | undefined;
  /** Whole numbers, and text that was not typed by anybody. */
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}
