/** What a message is about; it decides colour and icon, never the words. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
