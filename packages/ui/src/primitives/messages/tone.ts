/** Kind of a message; it decides colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
