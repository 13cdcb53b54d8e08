/** Minutes for which an entered password allows signing, unless PRESENCE_MINUTES sets another number. */
export const DEFAULT_PRESENCE_MINUTES = 15;
