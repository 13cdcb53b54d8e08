import { delay, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/**
 * Relative in a built Storybook, which may be in a sub-folder; absolute in the test browser, which serves its own
 * pages.
 */
const WORKER_URL = import.meta.env.PROD ? './mockServiceWorker.js' : '/mockServiceWorker.js';

/** Delay of responses, in milliseconds; set only in the tests' slow mode. */
const LATE_MS = Number(import.meta.env['VITE_ANSWERS_LATE_MS'] ?? 0);

/** Delays a request once, and leaves its response to later handlers. */
function late(): RequestHandler {
  const held = new Set<string>();
  return http.all('/api/*', async ({ requestId }) => {
    if (held.has(requestId)) return;
    held.add(requestId);
    await delay(LATE_MS);
  });
}

async function start() {
  const worker = setupWorker();
  if (LATE_MS > 0) {
    const use = worker.use.bind(worker);
    const first = late();
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

let started: ReturnType<typeof start> | undefined;

/**
 * Starts a story's network, which answers only what its handlers define. A request under `/api` without a handler logs
 * an error, which fails the story. Storybook's own files pass. All stories on a docs page share one network, because a
 * second would not start.
 */
export function startMockNetwork() {
  started ??= start();
  return started;
}
