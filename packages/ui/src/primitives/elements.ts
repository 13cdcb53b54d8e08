import type { ReactElement } from 'react';

/**
 * Content shown beside other elements: elements or nothing, never bare text. A browser's translator replaces text
 * nodes, and React could then neither change nor remove them; `house/translatable-text` requires this type.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
