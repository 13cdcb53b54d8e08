/** The delivery option without a shipping address: collection from the pharmacy (spec 9.8, reading R13). */
export const COLLECTION_OPTION_ID = 1;
