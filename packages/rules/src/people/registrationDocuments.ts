/** The documents that come with a registration, with the sentence that asks for each (spec 5.6). */
export const registrationDocuments = {
  passportOrLicence: 'Please upload a valid passport or license',
  certificate: 'Please upload a valid Aesthetics Training Certificate',
  utilityBill: 'Please upload a valid utility bill',
} as const;

export type RegistrationDocument = keyof typeof registrationDocuments;
