import type { ColorRole } from './colorRoles.ts';

/** Roles without a contrast requirement, and why. Every other role is in a pair (contrastPairs.ts). */
export const contrastExempt = {
  textDisabled: 'What cannot be operated (WCAG 1.4.3).',
  surfaceScrim: 'It dims what lies under a dialog; nothing is read on it.',
  surfaceSkeleton: 'The place of what is loading; its container says so in words.',
  borderHairline: 'It parts what space parts already.',
} as const satisfies Partial<Record<ColorRole, string>>;
