import type { Elements } from '@formulary/ui/primitives/elements';
import { createPortal } from 'react-dom';

interface InHostProps {
  /** From `useRowSelection`. */
  readonly host: HTMLElement | null;
  readonly children: Elements;
}

/** Renders the bar of selected rows where the grid has its place. */
export function InHost({ host, children }: InHostProps) {
  return host && createPortal(children, host);
}
