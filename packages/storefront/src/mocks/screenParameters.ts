/**
 * What the stories of screens share. They are whole pages, so every rule holds here, also those about landmarks and
 * headings, which the stories of pieces leave out.
 */
export const screenParameters = {
  layout: 'fullscreen' as const,
  a11y: { config: { rules: [] } },
};
