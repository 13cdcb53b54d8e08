/** The sheet that signatures are kept on, whatever the size of the screen they were drawn on; the PNG is twice as large. */
export const signatureSheet = { width: 600, height: 200, pngScale: 2 } as const;
