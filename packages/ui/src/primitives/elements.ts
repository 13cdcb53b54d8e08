import type { ReactElement } from 'react';

/**
 * What a part shows beside other things: elements or nothing, never bare text. A browser's translator replaces text
 * nodes, and React could then neither change nor remove the text; `house/lone-text` asks for this type.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
