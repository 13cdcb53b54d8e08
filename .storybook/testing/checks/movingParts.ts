import { outerHtml } from './elements.ts';

const moved: string[] = [];
const isStill = () => document.documentElement.dataset['motion'] !== 'full';

function note({ target }: Event): void {
  if (!(target instanceof Element) || !isStill()) return;
  const lasting = target
    .getAnimations({ subtree: true })
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0);
  if (lasting.length > 0) moved.push(outerHtml(target));
}

function listen(): void {
  for (const type of ['animationstart', 'transitionrun'])
    document.addEventListener(type, note, { capture: true });
}

/** Returns what moves now or has moved since the last call. */
function take(): readonly string[] {
  const now = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target ? outerHtml(effect.target) : 'something',
    );
  const seen = new Set([...moved, ...now]);
  moved.length = 0;
  return [...seen].map((part) => `moves: ${part}`);
}

/** Guard against motion during and after a play under reduced motion. Exempts stories that request full motion. */
export const movingParts = { listen, take };
