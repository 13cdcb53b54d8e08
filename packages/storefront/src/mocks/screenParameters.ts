/**
 * What the stories of a screen share, with what it is for in a sentence, for its page. Screens are whole pages, so every
 * rule holds here, also those about landmarks and headings, which the stories of pieces leave out.
 */
export const screenParameters = (purpose: string) => ({
  layout: 'fullscreen' as const,
  a11y: { config: { rules: [] } },
  docs: { description: { component: purpose } },
});
