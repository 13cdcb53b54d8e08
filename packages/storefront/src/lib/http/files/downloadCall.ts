import { createDownloadCall } from '@formulary/client/http/files/downloadCall';
import { shopAuthority } from '../shopAuthority.ts';

/** Downloads the file of a call, with the token if private. */
export const downloadCall = createDownloadCall(shopAuthority);
