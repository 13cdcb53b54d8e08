import { brand } from '@formulary/rules/brand/brand';
import { cleanLine } from '../cleanLine.ts';
import type { Mail } from '../Mail.ts';
import type { MailPart } from './MailPart.ts';
import { writeHtml } from './writeHtml.ts';
import { writeText } from './writeText.ts';

/** Content of an e-mail before rendering. */
export interface MailContent {
  readonly recipient: string;
  readonly firstName: string;
  readonly subject: string;
  /** The sentence that mail programs show beside the subject. */
  readonly preview: string;
  readonly parts: readonly MailPart[];
}

/** Renders an e-mail as text and as HTML from the same content: greeting, parts, signature. */
export function composeMail({ recipient, firstName, subject, preview, parts }: MailContent): Mail {
  const greeting = `Dear ${cleanLine(firstName)},`;
  const signature = `Your ${brand.name} team`;
  const written: readonly MailPart[] = [
    { kind: 'paragraph', text: greeting },
    ...parts,
    { kind: 'paragraph', text: signature },
  ];
  return {
    recipient,
    subject,
    text: writeText(written),
    html: writeHtml(subject, preview, written),
  };
}
