/** Colours of pictures outside the colour families, each for the light and the dark theme. */
export const tones = {
  ground: ['#f6f2e9', '#161d1a'],
  plinth: ['#fffdf7', '#29332e'],
  plinthSide: ['#dfd7c7', '#1e2723'],
  plinthLine: ['#cfc6b3', '#3c4943'],
  paper: ['#fffefb', '#35403b'],
  paperLit: ['#ffffff', '#414d47'],
  paperTop: ['#fffefb', '#46534d'],
  paperShade: ['#e7e1d5', '#2a342f'],
  paperSide: ['#d9d2c4', '#232c28'],
  plastic: ['#fffefb', '#9aa49f'],
  plasticLit: ['#ffffff', '#b4bdb8'],
  plasticShade: ['#d3cdc0', '#5b6660'],
  clear: ['#ffffff', '#5d6a64'],
  shine: ['#ffffff', '#a3b0aa'],
  foil: ['#dfe3e4', '#7d8789'],
  foilShade: ['#aab1b5', '#4d5658'],
  steel: ['#c3c8ca', '#7f888b'],
  steelLit: ['#f7f8f8', '#aeb6b9'],
  steelShade: ['#8b9397', '#4b5357'],
  sharps: ['#f3c73b', '#94771f'],
  sharpsShade: ['#c3941a', '#5d4a10'],
  skyline: ['#f1d191', '#57411d'],
  windows: ['#fffdf7', '#e0bd7c'],
  hills: ['#aad5b3', '#2c4a35'],
  glow: ['#fffbe8', '#7a7350'],
  brand: ['#0b6642', '#0e553a'],
  brandWords: ['#fffdf7', '#e6ece8'],
  brandDeep: ['#053d27', '#04291b'],
  brandLit: ['#137a50', '#2a8a60'],
  brandPale: ['#5fcf99', '#3f8a67'],
  shadow: ['#3a3020', '#000000'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

/** The tones as paints that follow the theme; `pictureStyle` sets their values. */
export const tone = Object.fromEntries(
  Object.keys(tones).map((name) => [name, `var(--${name})`]),
) as Readonly<Record<keyof typeof tones, string>>;
