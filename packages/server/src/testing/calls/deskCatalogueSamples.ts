import type { DeskSample, DeskScene } from './DeskSample.ts';

/** Returns valid sample requests for the calls about products and categories. */
export function catalogueSamples(_scene: DeskScene): Readonly<Record<string, DeskSample>> {
  return {
    listDeskProducts: async () => ({ body: { filter: {} } }),
    exportDeskProducts: async () => ({ body: { filter: {} } }),
  };
}
