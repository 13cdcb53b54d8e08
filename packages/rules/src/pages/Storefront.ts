import type { DrawnPage } from './DrawnPage.ts';
import type { DrawnRedirect } from './DrawnRedirect.ts';
import type { VisitorsAnswer } from './VisitorsAnswer.ts';

/** The storefront as it is built for the server. */
export interface Storefront {
  /** Draws the page at an address, its path with its query as it was asked for, from what visitors may know. */
  readonly draw: (address: string, answer: VisitorsAnswer) => Promise<DrawnPage | DrawnRedirect>;
}
