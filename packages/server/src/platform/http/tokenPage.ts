/** The beginning of an address that goes on with a token somebody could use (spec 2.6, 2.7, 2.20). */
export const tokenPage =
  /\/(?:reset-password|invitation|users\/(?:confirm|documents)|prescription\/[^/\s"'?]+)\//i;
