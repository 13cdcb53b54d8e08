/** What a library keeps in the page for the keyboard or for forms: clipped to nothing, and hidden from screen readers. */
export const nobodySees = '[aria-hidden="true"][style*="clip-path: inset(50%)"]';
