/** Options of a polling call: no loader, and no extension of the session (reading R6). */
export const polled = { isBackground: true, isPolled: true } as const;
