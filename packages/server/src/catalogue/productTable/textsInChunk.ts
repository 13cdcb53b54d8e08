/** The long texts of so many products are made small together: more of them are smaller, and slower to read. */
export const textsInChunk = 8;
