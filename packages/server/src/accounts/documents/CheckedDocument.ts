import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { DocumentMediaType } from './DocumentMediaType.ts';

/** A document that was looked into and may be kept: an image as it was drawn anew, a PDF as it came. */
export interface CheckedDocument {
  readonly kind: RegistrationDocument;
  readonly mediaType: DocumentMediaType;
  /** What its owner called it, cleaned: for people to read, never a path. */
  readonly originalName: string;
  readonly content: Buffer;
}
