import { TextLink } from '@formulary/ui/primitives/TextLink';
import type { ReactNode } from 'react';
import { useCan } from '../../lib/session/can.ts';

interface VisitorLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Links to a visitor-only page; shows signed-in users plain text, because it would redirect them. */
export function VisitorLink({ href, children }: VisitorLinkProps) {
  return useCan('join') ? <TextLink href={href}>{children}</TextLink> : children;
}
