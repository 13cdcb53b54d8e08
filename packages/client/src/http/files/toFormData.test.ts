import { uploadDocuments } from '@formulary/rules/calls/joiningCalls';
import { expect, test } from 'vitest';
import { toFormData } from './toFormData.ts';

test('toFormData() writes fields and chosen files under their wire names', () => {
  const certificate = new File(['%PDF-'], 'certificate.pdf');
  const form = toFormData(
    uploadDocuments,
    { ticket: 'abc' },
    { certificate, utilityBill: undefined },
  );
  expect([...form.keys()]).toEqual(['user_documents_ticket', 'user_certificate']);
  expect(form.get('user_documents_ticket')).toBe('abc');
  expect(form.get('user_certificate')).toMatchObject({ name: 'certificate.pdf', size: 5 });
});
