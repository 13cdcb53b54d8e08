/**
 * Motion of a slide: in each frame the library pulls it by 1 / `pullFrames` of the remaining way and keeps `friction`
 * of its speed. These values bring it into place in 12 frames, 200 ms at 60 a second (spec 9.13), without overshoot.
 */
export const slideMotion = { pullFrames: 1.85, friction: 0.33 } as const;
