import type { Day } from '../dates/day.ts';

/** A prescriber as the law wants to find them on a prescription. */
export interface SnapshotPrescriber {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** None in a text of version 1, as that of the practitioner. */
  readonly email?: string | undefined;
  readonly professionalStatus: string | undefined;
  readonly registrationNumber: string | undefined;
  readonly street: string;
  readonly city: string;
  readonly county: string | undefined;
  readonly postcode: string;
  readonly countryCode: string;
}

/** Who asked for the prescription. */
export interface SnapshotPractitioner {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | undefined;
}

/** The patient, with what identifies a person on a prescription. */
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

/** An item as it was verified; prices are not part of what is prescribed. */
export interface SnapshotItem {
  /** 0 for a manual product. */
  readonly productId: number;
  readonly name: string;
  readonly isManual: boolean;
  /** Packs; 0 for what is substituted. */
  readonly allocated: number;
  readonly directions: string;
  readonly isSubstitute: boolean;
  readonly substitutedBy: number | undefined;
}

/** Everything that verifying a prescription freezes (reading R20). */
export interface PrescriptionSnapshot {
  readonly id: number;
  readonly isManual: boolean;
  /** None for a manual prescription. */
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
