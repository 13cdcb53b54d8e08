/** Masks an e-mail address so that only its owner recognises it: 'd•••@clinic.uk'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
