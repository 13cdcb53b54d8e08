import type { ComponentType, ReactNode } from 'react';
import { type LinkAttributes, LinkContext } from './LinkContext.ts';

interface LinkProviderProps {
  /** Takes an anchor's attributes; in the shop it hands `href` to the router. */
  readonly component: ComponentType<LinkAttributes>;
  readonly children: ReactNode;
}

/** Makes every link below lead through the application's router; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
