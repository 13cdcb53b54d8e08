/** An address of the page. */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** What is read of a router. */
interface ShownRouter {
  readonly state: {
    readonly location: Address;
    readonly navigation: { readonly state: string; readonly location?: Address | undefined };
  };
}

let router: ShownRouter | undefined;

/**
 * Names the router of the page in view, so that keys and changes of an address know where it is going. Returns the
 * function that forgets it.
 */
export function followRouter(followed: ShownRouter): () => void {
  router = followed;
  return () => {
    if (router === followed) router = undefined;
  };
}

/** Whether the page in view loads a screen, or is about to show one at another path than `pathname`. */
export function isLeaving(pathname: string | undefined): boolean {
  if (router === undefined) return false;
  const { location, navigation } = router.state;
  return navigation.state !== 'idle' || location.pathname !== pathname;
}

/**
 * Returns the address that was asked for last. On a busy machine that is not yet the one in view, `rendered`: whatever
 * changes a part of an address begins with this one, so that the change before is kept.
 */
export function addressAsked(rendered: Address): Address {
  return router?.state.navigation.location ?? router?.state.location ?? rendered;
}
