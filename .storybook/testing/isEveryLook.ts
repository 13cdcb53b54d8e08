/**
 * Whether all is looked at: every picture, every story's last state, every theme. Otherwise, as `npm test` does where a change
 * reaches no story, what stands for a component or screen is pictured twice and looked at in light and dark, other states in
 * light, and what is no state of its own is played alone.
 */
export const isEveryLook = import.meta.env['VITE_EVERY_LOOK'] !== 'false';
