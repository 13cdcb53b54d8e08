import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../lib/screen/paths.ts';

/** Leads from the messages to the mails that failed, and back. */
export function OtherList({ at }: { readonly at: 'messages' | 'mails' }) {
  if (at === 'mails') return <TextLink href={`${paths.messages}?isClosed=no`}>Messages</TextLink>;
  return <TextLink href={`${paths.mails}?state=given-up`}>Emails that failed</TextLink>;
}
