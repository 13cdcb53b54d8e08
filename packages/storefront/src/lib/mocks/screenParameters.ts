/** Loads the handlers of a network that the toolbar names; none if it is unknown. */
async function network(name: string) {
  const { isNetwork } = await import('../../mocks/isNetwork.ts');
  const { networkHandlers } = await import('../../mocks/networkHandlers.ts');
  return isNetwork(name) ? networkHandlers(name) : [];
}

/**
 * Elements that axe may find outside landmarks: dialogs, icons, and the skip link, which the `<base>` of a story page
 * misdirects.
 */
const REGIONS = "dialog, [role=dialog], [role=alertdialog], svg, [href='#main']";

/**
 * Returns the parameters that screen stories share; `purpose` is the sentence on the docs page. Screens are whole
 * pages, so the axe rules about landmarks and headings apply too, which piece stories disable. Some of those rules only
 * run with the root element as context.
 */
export const screenParameters = (purpose: string) => ({
  layout: 'fullscreen' as const,
  network,
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
