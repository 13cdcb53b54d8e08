import type { DrawnPage } from './DrawnPage.ts';
import type { DrawnRedirect } from './DrawnRedirect.ts';
import type { VisitorsAnswer } from './VisitorsAnswer.ts';

/** The storefront built for the server. */
export interface Storefront {
  /** Renders the page at an address (path with query) from public data. */
  readonly draw: (address: string, answer: VisitorsAnswer) => Promise<DrawnPage | DrawnRedirect>;
}
