import { multipartOf, type TestForm, type TestPart } from './multipartOf.ts';

/** What stands in the form with which a prescription is signed. */
export interface SigningFields {
  readonly id: number;
  readonly documentId: string;
  readonly email?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** The form with which a prescription is signed, as a browser would send it. */
export function signingForm(
  { id, documentId, email = 'practitioner@clinic.test', more = {} }: SigningFields,
  ...pictures: readonly Buffer[]
): TestForm {
  const fields = {
    prescription_pk: String(id),
    prescription_doc_id: documentId,
    practitioner_email: email,
    ...more,
  };
  const parts: readonly TestPart[] = [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    ...pictures.map((content) => ({
      name: 'signature',
      file: { name: 'signature.png', type: 'image/png', content },
    })),
  ];
  return multipartOf(parts);
}
