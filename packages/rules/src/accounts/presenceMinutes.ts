/** Minutes for which a password that was given counts before signing, unless the shop sets others (PRESENCE_MINUTES). */
export const DEFAULT_PRESENCE_MINUTES = 15;
