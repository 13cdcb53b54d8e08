import { delay, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** A built Storybook may live in a sub-folder of a site; the test browser serves its own pages from elsewhere. */
const WORKER_URL = import.meta.env.PROD ? './mockServiceWorker.js' : '/mockServiceWorker.js';

/** Only in the slow mode of the tests. */
const LATE_MS = Number(import.meta.env['VITE_ANSWERS_LATE_MS'] ?? 0);

/** Holds a call back once, and leaves its answer to the handlers that come after. */
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
 * The network of a story: what its handlers answer, and nothing else. A call under `/api` that no handler
 * answers is printed as an error, and a printed error fails the story; files of Storybook itself pass.
 * A docs page draws all its stories at once and they share it: a second one would not start beside the first.
 */
export function startMockNetwork() {
  started ??= start();
  return started;
}
