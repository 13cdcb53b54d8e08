import { PDF, PdfArray, PdfDict, PdfName, PdfRef, PdfString } from '@libpdf/core';

/** An element of a PDF's structure tree, in reading order. */
export interface StructureElement {
  readonly type: string;
  readonly alt: string | undefined;
  /** Scope of a table heading. */
  readonly scope: string | undefined;
  /** Number of its content items. */
  readonly contents: number;
  readonly children: readonly StructureElement[];
}

/** Reads the structure tree of a PDF. */
export async function readStructure(bytes: Uint8Array): Promise<StructureElement> {
  const pdf = await PDF.load(bytes);
  const look = (value: unknown) => (value instanceof PdfRef ? pdf.getObject(value) : value);
  const listOf = (value: unknown): readonly unknown[] => {
    const looked = look(value);
    if (looked instanceof PdfArray) return Array.from(looked, look);
    return looked === undefined || looked === null ? [] : [looked];
  };
  const read = (element: PdfDict): StructureElement => {
    const kids = listOf(element.get('K'));
    const children = kids.filter(
      (kid): kid is PdfDict => kid instanceof PdfDict && look(kid.get('S')) instanceof PdfName,
    );
    const alt = look(element.get('Alt'));
    const attributes = look(element.get('A'));
    const scope = attributes instanceof PdfDict ? look(attributes.get('Scope')) : undefined;
    const type = look(element.get('S'));
    return {
      type: type instanceof PdfName ? type.value : 'StructTreeRoot',
      alt: alt instanceof PdfString ? alt.asString() : undefined,
      scope: scope instanceof PdfName ? scope.value : undefined,
      contents: kids.length - children.length,
      children: children.map(read),
    };
  };
  const root = look(pdf.getCatalog().get('StructTreeRoot'));
  if (!(root instanceof PdfDict)) throw new Error('This PDF has no structure tree');
  return read(root);
}
