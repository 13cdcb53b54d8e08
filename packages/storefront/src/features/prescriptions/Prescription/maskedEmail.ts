/** An address that its owner knows again and nobody else learns from a screen: 'd•••@clinic.uk'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
