/** Sheet on which signatures are stored, independent of screen size. The PNG is twice as large. */
export const signatureSheet = { width: 600, height: 200, pngScale: 2 } as const;
