import type { ComponentType, ReactNode } from 'react';
import { type LinkAttributes, LinkContext } from './LinkContext.ts';

interface LinkProviderProps {
  /** Takes an anchor's props; in the shop it passes `href` to the router. */
  readonly component: ComponentType<LinkAttributes>;
  readonly children: ReactNode;
}

/** Makes all links below it use the application's router; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
