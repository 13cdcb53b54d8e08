import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from './tone.ts';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<Tone, unknown>;

/** The sign of a tone: a shape of its own for each, so that nobody has to tell colours apart. */
export function ToneIcon({ tone }: { readonly tone: Tone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden />;
}
