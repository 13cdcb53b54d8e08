import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../lib/screen/paths.ts';

/** Links from the messages to the mails, and back. */
export function MessageTabs({ at }: { readonly at: 'messages' | 'mails' }) {
  return (
    <Cluster as="nav" $gap={4} aria-label="Messages and emails">
      <TextLink href={paths.messages} {...(at === 'messages' && { 'aria-current': 'page' })}>
        Messages
      </TextLink>
      <TextLink
        href={`${paths.mails}?state=given-up`}
        {...(at === 'mails' && { 'aria-current': 'page' })}
      >
        Emails that we sent
      </TextLink>
    </Cluster>
  );
}
