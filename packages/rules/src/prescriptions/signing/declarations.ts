/** The declarations that accompany a signature, in the exact words of spec 5.26. */
export const declarations = {
  isAuthorised: 'I confirm that I am authorised to accept the terms of this document',
  isBinding:
    'I understand that accepting the terms of this document creates a legally binding obligation',
} as const;

export type Declaration = keyof typeof declarations;
