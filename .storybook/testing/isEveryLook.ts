/**
 * Whether every check runs: all pictures, all final states, all themes. `npm test` sets it to false when a change
 * reaches no story. Then covers get two pictures and checks in light and dark, other states light only. The rest only
 * play.
 */
export const isEveryLook = import.meta.env['VITE_EVERY_LOOK'] !== 'false';
