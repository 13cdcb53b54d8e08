import PdfWriter from 'pdfkit';
import { breakLines, type Measure, type TextStyle } from './breakLines.ts';
import { type FontName, fontFile } from './fontFiles.ts';
import { paper } from './paper.ts';
import type { TextLine } from './TextLine.ts';

/** Metadata of a file; fixed, so that the same document has the same bytes. */
export interface SheetsInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdAt: Date;
  /** Whether streams are compressed; the result differs between machines. */
  readonly isPacked?: boolean;
  /**
   * Draws the end of each page when the next begins, and of the last by `endSheet`. A finished page leaves memory, so that
   * the document may be of any length; without this, all pages are kept until the document ends (`drawFooters`).
   */
  readonly drawEnd?: (sheets: Sheets, page: number) => void;
}

/** A4 pages filled from the top; `y` is the position of the next item. */
export interface Sheets {
  readonly doc: PDFKit.PDFDocument;
  y: number;
  readonly newSheet: () => void;
  /** Draws the end of the last page. */
  readonly endSheet: () => void;
  /** Starts a new page unless `height` points are left. */
  readonly need: (height: number) => void;
  readonly linesOf: (text: string, width: number, style: TextStyle) => readonly TextLine[];
  readonly widthOf: (line: TextLine) => number;
  /** Draws a line with its baseline at `y`. */
  readonly drawLine: (line: TextLine, x: number, y: number) => void;
  /** Draws decoration without content: rules, boxes. */
  readonly decorate: (draw: () => void) => void;
}

const MEASURED_SIZE = 1000;
const NAMES: readonly FontName[] = ['regular', 'bold', 'regularExt', 'boldExt', 'wide'];

/** Creates a tagged A4 document (PDF 1.7, PDF/UA-1) in British English. */
export function createSheets({
  title,
  author,
  subject,
  createdAt,
  isPacked = true,
  drawEnd,
}: SheetsInfo): Sheets {
  const doc = new PdfWriter({
    size: [paper.width, paper.height],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    pdfVersion: '1.7',
    // PDFKit's types lack this value.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    compress: isPacked,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: drawEnd === undefined,
    autoFirstPage: false,
    // Opens no font: the default is Helvetica, which is not embedded, and a font given here is parsed again for each
    // piece of text.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: author,
      Producer: 'PDFKit',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  for (const name of NAMES) doc.registerFont(name, fontFile(name).bytes);
  const widths = new Map<string, number>();
  const measure: Measure = (text, font, size) => {
    const key = `${font} ${text}`;
    const known = widths.get(key) ?? doc.font(font).fontSize(MEASURED_SIZE).widthOfString(text);
    widths.set(key, known);
    return (known * size) / MEASURED_SIZE;
  };
  let page = 0;
  const sheets: Sheets = {
    doc,
    y: paper.top,
    newSheet() {
      if (page > 0) sheets.endSheet();
      page += 1;
      doc.addPage();
      sheets.y = paper.top;
    },
    endSheet() {
      drawEnd?.(sheets, page);
    },
    need(height) {
      if (sheets.y + height > paper.bottom) sheets.newSheet();
    },
    linesOf: (text, width, style) => breakLines(text, width, style, measure),
    widthOf: ({ runs, size }) =>
      runs.reduce((sum, { font, text }) => sum + measure(text, font, size), 0),
    drawLine({ runs, size, colour = 'black' }, x, y) {
      let at = x;
      for (const { font, text } of runs) {
        doc.font(font).fontSize(size).fillColor(colour);
        doc.text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += measure(text, font, size);
      }
    },
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      draw();
      doc.restore();
      doc.endMarkedContent();
    },
  };
  sheets.newSheet();
  return sheets;
}
