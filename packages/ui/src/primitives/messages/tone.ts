import { color } from '@formulary/theme/tokens';

/** Kind of a message; it decides colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Colour roles of a tone: text, edge and background. */
export const toneColors = {
  info: { text: color.textInfo, edge: color.borderInfo, wash: color.surfaceInfo },
  success: { text: color.textSuccess, edge: color.borderSuccess, wash: color.surfaceSuccess },
  warning: { text: color.textWarning, edge: color.borderWarning, wash: color.surfaceWarning },
  danger: { text: color.textDanger, edge: color.borderError, wash: color.surfaceDanger },
} as const satisfies Record<Tone, unknown>;
