import { setupWorker } from 'msw/browser';

/** A built Storybook may live in a sub-folder of a site; the test browser serves its own pages from elsewhere. */
const WORKER_URL = import.meta.env.PROD ? './mockServiceWorker.js' : '/mockServiceWorker.js';

async function start() {
  const worker = setupWorker();
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
