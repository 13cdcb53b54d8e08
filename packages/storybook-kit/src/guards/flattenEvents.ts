import { configure, getConfig } from 'storybook/test';

/**
 * Makes an event that an effect causes, such as a focus move, part of the outer event. In a nested `act`, React finds
 * pending work and treats the component as suspended.
 */
export function flattenEvents(): void {
  const before = getConfig();
  let isInEvent = false;
  configure({
    eventWrapper: (dispatch) => {
      if (isInEvent) return dispatch();
      isInEvent = true;
      try {
        return before.eventWrapper(dispatch);
      } finally {
        isInEvent = false;
      }
    },
  });
}
