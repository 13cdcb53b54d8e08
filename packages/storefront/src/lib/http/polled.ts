/** How a call is made that nobody asked for just now: without the loader, and it keeps no session alive (reading R6). */
export const polled = { isBackground: true, isPolled: true } as const;
