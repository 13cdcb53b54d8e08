import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from './tone.ts';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<Tone, unknown>;

/** Shows the icon of a tone; each tone has its own shape, so that colour is never the only sign. */
export function ToneIcon({ tone }: { readonly tone: Tone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden />;
}
