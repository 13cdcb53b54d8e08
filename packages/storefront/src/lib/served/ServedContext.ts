import { createContext } from 'react';
import type { Served } from './Served.ts';

/** Answers that came with the page; undefined when the browser renders from scratch. */
export const ServedContext = createContext<Served | undefined>(undefined);
