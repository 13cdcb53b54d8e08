/** The usual reasons for rejecting a prescription (reading R23). */
export const rejectReasons = [
  'The product or its quantity is not right for this patient',
  'The directions need to be clearer',
  'I have to see the patient first',
  'The details of the patient are not right',
  'Another reason',
] as const;
