import { multipartOf, type TestForm, type TestPart } from './multipartOf.ts';

/** Fields of the signing form. */
export interface SigningFields {
  readonly id: number;
  readonly documentId: string;
  readonly email?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** Builds the form that signs a prescription, as a browser would send it. */
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
