import { createContext } from 'react';
import type { Served } from './Served.ts';

/** What the page came with; nothing where the browser draws it from the beginning. */
export const ServedContext = createContext<Served | undefined>(undefined);
