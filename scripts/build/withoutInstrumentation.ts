import type { Plugin } from 'vite';

const INSTRUMENTATION = /\/react-router\/dist\/[^?]*\/router\/instrumentation\.m?js$/;

/** The exports of the router's instrumentation module. */
const EXPORTS =
  'export { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext };';

/** Replacement without instrumentation. */
const LEFT = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`;

/** Replaces the router's instrumentation with a stub. Throws if the module exports anything else. */
export function withoutInstrumentationOf(code: string): string {
  if (!code.includes(EXPORTS))
    throw new Error('The router exports something else from its instrumentation.');
  return LEFT;
}

/**
 * Removes instrumentation of loaders and navigations. The router calls it only if created with `instrumentations`,
 * which this shop does not use but the bundler cannot know.
 */
export const withoutInstrumentation = (): Plugin => ({
  name: 'without-instrumentation',
  apply: 'build',
  transform: (code, id) =>
    INSTRUMENTATION.test(id) ? { code: withoutInstrumentationOf(code), map: null } : undefined,
});
