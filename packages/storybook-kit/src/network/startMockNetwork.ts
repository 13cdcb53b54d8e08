import type { RequestHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import type { BeforeEach } from 'storybook/internal/csf';

/**
 * Relative in a built Storybook, which may be in a sub-folder; absolute in the test browser, which serves its own
 * pages.
 */
const WORKER_URL = import.meta.env.PROD ? './mockServiceWorker.js' : '/mockServiceWorker.js';

/** Delay of responses, in milliseconds; set only in the tests' slow mode. */
const LATE_MS = Number(import.meta.env['VITE_ANSWERS_LATE_MS'] ?? 0);

/** Delays a request once, and leaves its response to later handlers. */
async function late(): Promise<RequestHandler> {
  const { delay, http } = await import('msw');
  const held = new Set<string>();
  return http.all('/api/*', async ({ requestId }) => {
    if (held.has(requestId)) return;
    held.add(requestId);
    await delay(LATE_MS);
  });
}

async function start() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  if (LATE_MS > 0) {
    const use = worker.use.bind(worker);
    const first = await late();
    worker.use = (...handlers) => use(first, ...handlers);
  }
  await worker.start({
    quiet: true,
    serviceWorker: { url: WORKER_URL },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      if (new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

let started: Promise<MswApi> | undefined;

/**
 * Starts a story's network, which answers only what its handlers define. A request under `/api` without a handler logs
 * an error, which fails the story. Storybook's own files pass. All stories on a docs page share one network, because a
 * second would not start.
 */
function startMockNetwork() {
  started ??= start();
  return started;
}

/**
 * Gives a story its network. Loads the mock server with the first story, because it is a fifth of the code of a page
 * that only shows pictures.
 */
export const withMockNetwork: BeforeEach = async (context) => {
  const { createPreviewAnnotations } = await import('msw-storybook-addon/preview');
  const { beforeEach } = createPreviewAnnotations(startMockNetwork);
  return typeof beforeEach === 'function' ? beforeEach(context) : undefined;
};
