/**
 * Selector of elements that libraries hide for keyboard or form handling: clipped to nothing, and hidden from screen
 * readers.
 */
export const nobodySees = '[aria-hidden="true"][style*="clip-path: inset(50%)"]';
