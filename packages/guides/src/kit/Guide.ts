import type { Resource } from '@formulary/rules/content/resources';
import type { Sheets } from '@formulary/server/platform/paper/createSheets';

/** Drawing context of a guide. */
export interface Guide {
  readonly resource: Resource;
  readonly sheets: Sheets;
  /** Root of the tagged structure, which screen readers read in order. */
  readonly root: PDFKit.PDFStructureElement;
}
