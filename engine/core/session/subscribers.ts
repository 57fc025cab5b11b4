/** Takes those who are told of something into a set; gives back what takes one out again. */
export const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
