import type { Resource } from '@formulary/rules/content/resources';
import type { Sheets } from '../../../packages/server/src/platform/paper/createSheets.ts';

/** A guide while it is drawn. */
export interface Guide {
  readonly resource: Resource;
  readonly sheets: Sheets;
  /** What is read out, in order. */
  readonly root: PDFKit.PDFStructureElement;
}
