/** What axe takes for a region by itself, and the link past the header: a story stands on a page whose `<base>` leads such a link astray. */
const REGIONS = "dialog, [role=dialog], [role=alertdialog], svg, [href='#main']";

/**
 * What the stories of a screen share, with what it is for in a sentence, for its page. Screens are whole pages, so every
 * rule holds here, also those about landmarks and headings, which the stories of pieces leave out; axe asks some of the
 * root element only.
 */
export const screenParameters = (purpose: string) => ({
  layout: 'fullscreen' as const,
  a11y: {
    context: 'html',
    config: {
      rules: ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({
        id,
        enabled: true,
      })),
      checks: [{ id: 'region', options: { regionMatcher: REGIONS } }],
    },
  },
  docs: { description: { component: purpose } },
});
