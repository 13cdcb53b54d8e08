/** Prefixes of page addresses that end in a usable token (spec 2.6, 2.7, 2.20). */
export const tokenPage =
  /\/(?:reset-password|invitation|users\/(?:confirm|documents)|prescription\/[^/\s"'?]+)\//i;
