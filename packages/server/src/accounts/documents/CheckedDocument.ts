import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { DocumentMediaType } from './DocumentMediaType.ts';

/** A checked document that may be stored: an image redrawn from its pixels, or an unchanged PDF. */
export interface CheckedDocument {
  readonly kind: RegistrationDocument;
  readonly mediaType: DocumentMediaType;
  /** Cleaned file name from its owner: for display, never a path. */
  readonly originalName: string;
  readonly content: Buffer;
}
