import type { Plugin } from 'vite';

const INSTRUMENTATION = /\/react-router\/dist\/[^?]*\/router\/instrumentation\.m?js$/;

/** What the router has there, as it is written. */
const EXPORTS =
  'export { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext };';

/** What is left of it: nothing watches what the router does. */
const LEFT = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`;

/** The router's instrumentation without what it does; fails where the router exports something else from there. */
export function withoutInstrumentationOf(code: string): string {
  if (!code.includes(EXPORTS))
    throw new Error('The router exports something else from its instrumentation.');
  return LEFT;
}

/**
 * Leaves out what would watch the router's loaders and navigations. The router calls it only where a router is created with
 * `instrumentations`, which this shop's is not; its bundle cannot know.
 */
export const withoutInstrumentation = (): Plugin => ({
  name: 'without-instrumentation',
  apply: 'build',
  transform: (code, id) =>
    INSTRUMENTATION.test(id) ? { code: withoutInstrumentationOf(code), map: null } : undefined,
});
