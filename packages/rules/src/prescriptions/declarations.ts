/** What a prescriber declares with a signature, to the letter of spec 5.26. */
export const declarations = {
  isAuthorised: 'I confirm that I am authorised to accept the terms of this document',
  isBinding:
    'I understand that accepting the terms of this document creates a legally binding obligation',
} as const;

export type Declaration = keyof typeof declarations;
