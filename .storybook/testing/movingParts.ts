/** What still moves for a reader who asked for reduced motion. */
export function movingParts(): readonly string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `an animation of ${target?.outerHTML.slice(0, 120) ?? 'something'}`;
    });
}
