import { partsScreen } from '../../lib/screen/PartsScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';

/** Lays out a screen of the job Messages, below the links to its parts. */
export const MessagesScreen = partsScreen('Messages', [
  { title: 'Messages', href: paths.messages },
  { title: 'Emails that we sent', href: paths.mails },
]);
