import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';

/** An event of a prescription: ids, hashes and figures only, no details of the patient. */
export interface PrescriptionEvent {
  readonly prescriptionId: number;
  readonly kind: PrescriptionEventKind;
  /** Undefined for actions of the shop itself, and for a link followed without signing in. */
  readonly actorId: number | undefined;
  readonly at: Date;
  /** Client address: `request.ip`. */
  readonly address: string | undefined;
  /** User agent of the browser. */
  readonly agent: string | undefined;
  /** Whole numbers, and text that no person typed. */
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}
