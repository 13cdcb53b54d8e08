import type { DataRouter } from 'react-router';

/** Creates the router of a page; at an address, or at that of the window. */
export type CreateRouter = (path?: string) => DataRouter;
