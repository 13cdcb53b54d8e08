import { createDownloadCall } from '@formulary/client/http/files/downloadCall';
import { deskAuthority } from './deskAuthority.ts';

/** Downloads the file of a call of the desk. */
export const downloadDesk = createDownloadCall(deskAuthority);
