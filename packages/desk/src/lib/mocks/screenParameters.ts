import { isNetwork } from '@formulary/storybook-kit/mocks/network';
import { wholePage } from '@formulary/storybook-kit/mocks/wholePage';

/** Loads the handlers of a network that the toolbar names; none if it is unknown. */
async function network(name: string) {
  const { deskNetwork } = await import('../../mocks/deskNetwork.ts');
  return isNetwork(name) ? deskNetwork(name) : [];
}

/** Returns the parameters that stories of the desk's screens share; `purpose` is the sentence on the docs page. */
export const screenParameters = (purpose: string) => ({ ...wholePage(purpose), network });
