import type { Day } from '../dates/day.ts';

/** A prescriber with the details that the law requires on a prescription. */
export interface SnapshotPrescriber {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Left out in version 1, also for the practitioner. */
  readonly email?: string | undefined;
  readonly professionalStatus: string | undefined;
  readonly registrationNumber: string | undefined;
  readonly street: string;
  readonly city: string;
  readonly county: string | undefined;
  readonly postcode: string;
  readonly countryCode: string;
}

/** The practitioner who requested the prescription. */
export interface SnapshotPractitioner {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | undefined;
}

/** The patient with the details that identify a person on a prescription. */
export interface SnapshotPatient {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Day;
  readonly street: string;
  readonly city: string;
  readonly county: string | undefined;
  readonly postcode: string;
}

/** An item as verified. Prices are not part of a prescription. */
export interface SnapshotItem {
  /** 0 for a manual product. */
  readonly productId: number;
  readonly name: string;
  readonly isManual: boolean;
  /** Packs; 0 for a substituted item. */
  readonly allocated: number;
  readonly directions: string;
  readonly isSubstitute: boolean;
  readonly substitutedBy: number | undefined;
}

/** Everything that is frozen when a prescription is verified (reading R20). */
export interface PrescriptionSnapshot {
  readonly id: number;
  readonly isManual: boolean;
  /** Left out for a manual prescription. */
  readonly orderNumber: string | undefined;
  readonly date: Day;
  readonly createdAt: Date;
  readonly verifiedAt: Date;
  readonly comments: string;
  readonly prescriber: SnapshotPrescriber;
  readonly practitioner: SnapshotPractitioner;
  readonly patient: SnapshotPatient;
  readonly items: readonly SnapshotItem[];
}
