/**
 * Elements that axe may find outside landmarks: dialogs, icons, and the skip link, which the `<base>` of a story page
 * misdirects.
 */
const REGIONS = "dialog, [role=dialog], [role=alertdialog], svg, [href='#main']";

/**
 * Returns the parameters that stories of screens share; `purpose` is the sentence on the docs page. Screens are whole
 * pages, so the axe rules about landmarks and headings apply too, which piece stories disable. Some of those rules only
 * run with the root element as context.
 */
export const wholePage = (purpose: string) => ({
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
