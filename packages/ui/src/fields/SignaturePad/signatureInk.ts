/** How the pen writes: widths and distance in pixels, throttle in milliseconds (spec 9.14). */
export const signatureInk = { minWidth: 0.5, maxWidth: 2.5, minDistance: 5, throttle: 16 } as const;
