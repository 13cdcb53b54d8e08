import { colorRoles } from '@formulary/ui/theme/colorRoles';

const { light } = colorRoles;

/** Colours of the guides: the shop's print colours, and the conventional ones of anatomy plates. */
export const guideColours = {
  text: light.textBody,
  muted: light.textMuted,
  heading: light.actionPrimaryActive,
  accent: light.actionPrimary,
  onAccent: light.textOnAction,
  tint: light.surfaceSuccess,
  sheet: light.surfacePage,
  sunken: light.surfaceSunken,
  hairline: light.borderHairline,
  danger: light.textDanger,
  dangerTint: light.surfaceDanger,
  warning: light.borderWarning,
  warningTint: light.surfaceWarning,
} as const;
