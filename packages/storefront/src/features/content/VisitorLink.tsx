import { TextLink } from '@formulary/ui/primitives/TextLink';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session.ts';

interface VisitorLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to a page that is for visitors alone; to somebody who is signed in, whom it would lead elsewhere, its words. */
export function VisitorLink({ href, children }: VisitorLinkProps) {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  return isSignedIn ? children : <TextLink href={href}>{children}</TextLink>;
}
