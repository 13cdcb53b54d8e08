import { callName, unanswered } from '../../packages/storefront/src/lib/mocks/neverAnswer.ts';
import { nextFrame } from './nextFrame.ts';

/** Only against what hangs. */
const LONGEST_MS = 60_000;

/** The calls of the story that is on the page. */
interface Calls {
  readonly pending: Set<{ readonly name: string }>;
  areThere: boolean;
}

/** The page's own: this module is read anew for each of the page's files. */
const page = globalThis as { calls?: Calls };

/** Notes, from now on, what the page asks for as pending until all of its answer has come. */
function watch(): void {
  if (page.calls) return;
  const calls: Calls = { pending: new Set(), areThere: false };
  page.calls = calls;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const call = { name: callName(input instanceof Request ? input : new Request(input, init)) };
    calls.areThere = true;
    calls.pending.add(call);
    const end = () => calls.pending.delete(call);
    try {
      const answer = await fetch(input, init);
      // The rest of it comes later than its head; who asked reads it meanwhile.
      answer.clone().arrayBuffer().then(end, end);
      return answer;
    } catch (error) {
      end();
      throw error;
    }
  };
}

const awaited = () =>
  [...(page.calls?.pending ?? [])].map(({ name }) => name).filter((name) => !unanswered.has(name));

/** Waits until the page has the answers to all it asked for, but for those that never come, and draws with them. */
async function answered(): Promise<void> {
  if (page.calls?.areThere !== true) return;
  const giveUpAt = performance.now() + LONGEST_MS;
  do {
    while (awaited().length > 0) {
      if (performance.now() > giveUpAt)
        throw new Error(
          `The story still waits for ${awaited().join(', ')}; what never comes is mocked with neverAnswer.`,
        );
      await nextFrame();
    }
    // An answer that is drawn may ask the next question.
    await nextFrame();
  } while (awaited().length > 0);
}

/** Forgets the calls of the story before. */
function forget(): void {
  page.calls?.pending.clear();
  if (page.calls) page.calls.areThere = false;
  unanswered.clear();
}

export const calls = { watch, answered, forget };
