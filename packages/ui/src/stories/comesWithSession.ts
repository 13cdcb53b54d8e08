/** For `beforeEach`: the page as somebody sees it whose browser holds a session, before scripts have run. */
export function comesWithSession(): () => void {
  const { dataset } = document.documentElement;
  dataset['session'] = 'kept';
  return () => {
    delete dataset['session'];
  };
}
