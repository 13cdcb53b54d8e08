import { colorRoles } from '@formulary/theme/colorRoles';

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

/** Colours of the plates: arteries red, veins blue and nerves yellow, as in every atlas, with muted colours around. */
export const plateColours = {
  ink: guideColours.text,
  leader: guideColours.muted,
  halo: '#ffffff',
  skin: '#f7ecdf',
  skinShade: '#ecd9c6',
  skinLine: '#a08672',
  feature: '#7c6252',
  lip: '#dfaa9c',
  hair: '#d9cdbf',
  iris: '#8f9b8f',
  artery: '#b3202e',
  vein: '#2f64ab',
  nerve: '#d89b00',
  nerveLine: '#8a5a00',
  muscle: '#cf8074',
  muscleDeep: '#b2645c',
  fibre: '#96463f',
  tendon: '#efe3d2',
  fat: '#f6d887',
  fatEdge: '#a97c1f',
  deepFat: '#e2a552',
  deepFatEdge: '#83530f',
  bone: '#efe7d3',
  boneEdge: '#a59775',
  hollow: '#d3c7aa',
  fascia: '#b9c9bd',
  fasciaEdge: '#4c7460',
  gland: '#d8d2a4',
  ligament: guideColours.accent,
  danger: guideColours.danger,
  guideLine: guideColours.muted,
} as const;
