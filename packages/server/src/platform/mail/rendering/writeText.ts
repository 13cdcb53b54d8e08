import { brand } from '@formulary/rules/brand/brand';
import type { MailPart } from './MailPart.ts';

/** Renders an e-mail as plain text, a blank line between parts, with the pharmacy's details below. */
export function writeText(parts: readonly MailPart[]): string {
  const footer = [
    '-- ',
    brand.company.name,
    brand.address.slice(1).join(', '),
    `${brand.contact.phone}, ${brand.contact.email}`,
    brand.company.registration,
    brand.regulator.registration,
  ].join('\n');
  return [...parts.map(textOf), footer].join('\n\n');
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'quote':
      return part.text.replaceAll(/^/gm, '> ');
    case 'link':
      return `${part.label}:\n${part.href}`;
    case 'table':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    default:
      return part satisfies never;
  }
}
