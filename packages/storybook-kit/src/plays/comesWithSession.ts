/** For `beforeEach`: makes the page look as it does in a browser with a session before scripts run. */
export function comesWithSession(): () => void {
  const { dataset } = document.documentElement;
  dataset['session'] = 'kept';
  return () => {
    delete dataset['session'];
  };
}
