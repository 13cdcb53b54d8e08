/**
 * What the stories of screens share. They are whole pages, so the rules about landmarks and headings hold here, which
 * the stories of pieces leave out.
 */
export const screenParameters = {
  layout: 'fullscreen' as const,
  a11y: {
    config: {
      rules: [
        // Under the sticky header a scrolled row is half covered, by design; targets are measured in the pieces' own stories.
        { id: 'target-size', enabled: false },
      ],
    },
  },
};
