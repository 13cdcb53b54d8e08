/**
 * How a slide moves: the carousel's library pulls it by 1 / `pullFrames` of the way left in each frame and lets `friction`
 * of its speed stay. These two bring it to its place in 12 frames, 200 ms at 60 a second (spec 9.13), and not past it.
 */
export const slideMotion = { pullFrames: 1.85, friction: 0.33 } as const;
