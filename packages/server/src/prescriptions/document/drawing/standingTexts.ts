import type { DocumentStanding } from '../PrescriptionDocument.ts';

/** Notice above everything else on a document that is not a valid prescription. */
export const standingTexts: Readonly<Record<DocumentStanding, string | undefined>> = {
  draft: 'Draft. Neither verified nor signed: nothing may be supplied against it.',
  verified: 'Verified, not yet signed: nothing may be supplied against it.',
  signed: 'Signed. This is not the sealed document: nothing may be supplied against it.',
  confirmed: undefined,
  paper: 'Signed on paper: the original is at the pharmacy. This copy is no prescription.',
  rejected: 'Rejected by the prescriber: nothing may be supplied against it.',
  lapsed: 'Lapsed: nothing may be supplied against it.',
};
