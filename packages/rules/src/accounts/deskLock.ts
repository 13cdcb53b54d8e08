/** After this long without use the desk locks on a browser that one person works at. */
const PERSONAL_IDLE_MINUTES = 10;
/** After this long without use the desk locks on a station that several people share. */
const SHARED_IDLE_MINUTES = 3;

/** Returns after how many minutes without use a session locks. */
export function idleMinutes(isShared: boolean): number {
  return isShared ? SHARED_IDLE_MINUTES : PERSONAL_IDLE_MINUTES;
}
