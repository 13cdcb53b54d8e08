/** Products whose long texts are compressed together: more save space but read slower. */
export const textsInChunk = 8;
