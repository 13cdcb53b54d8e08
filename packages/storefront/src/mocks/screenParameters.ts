/**
 * What the stories of screens share. They are whole pages, so the rules about landmarks and headings hold here, which
 * the stories of pieces leave out.
 */
export const screenParameters = {
  layout: 'fullscreen' as const,
  a11y: { config: { rules: [] } },
};
