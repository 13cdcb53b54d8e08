import { TextLink } from '@formulary/ui/primitives/TextLink';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session.ts';

interface VisitorLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Links to a visitor-only page; shows signed-in users plain text, because it would redirect them. */
export function VisitorLink({ href, children }: VisitorLinkProps) {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  return isSignedIn ? children : <TextLink href={href}>{children}</TextLink>;
}
