import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** Sharp enough to read small print, and some 300 kB a page. */
const WIDTH_PIXELS = 1400;
const MOST_PIXELS = 12_000_000;
const JPEG_QUALITY = 82;

/** Read when the worker loads its code: after it gave up root, the folder may be closed to it. */
const wasm = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);

/** A page of a PDF that somebody uploaded. */
export interface PageToDraw {
  readonly content: Buffer;
  /** From 1. */
  readonly page: number;
}

/** Loads a PDF and gives it to `use`. Throws for one that cannot be read. */
async function withPdf<Result>(
  content: Buffer,
  use: (pdf: PDFiumDocument) => Promise<Result> | Result,
): Promise<Result> {
  const library = await PDFiumLibrary.init({ wasmBinary });
  try {
    const pdf = await library.loadDocument(content);
    try {
      return await use(pdf);
    } finally {
      pdf.destroy();
    }
  } finally {
    // A library keeps the memory of the largest document that it has seen.
    library.destroy();
  }
}

/** Returns the number of pages of a PDF. Throws for one that cannot be read. */
export function countPages({ content }: { readonly content: Buffer }): Promise<number> {
  return withPdf(content, (pdf) => pdf.getPageCount());
}

/**
 * Draws a page of a PDF as a JPEG, 1,400 pixels wide. Nothing of the file is in it: no scripts, links or metadata. Throws
 * for a PDF that cannot be read and for a page that it does not have. Run it in a worker: PDFium is WebAssembly, so a
 * fault in it ends in its own memory, but it can take long.
 */
export function drawPage({ content, page: number }: PageToDraw): Promise<Buffer> {
  return withPdf(content, async (pdf) => {
    const page = pdf.getPage(number - 1);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    const wanted = WIDTH_PIXELS / width;
    const most = Math.sqrt(MOST_PIXELS / (width * height));
    const { data } = await page.render({
      scale: Math.min(wanted, most),
      render: async ({ data: pixels, width: across, height: down }) =>
        sharp(pixels, { raw: { width: across, height: down, channels: 4 } })
          .flatten({ background: 'white' })
          .jpeg({ quality: JPEG_QUALITY })
          .toBuffer(),
    });
    return Buffer.from(data);
  });
}
