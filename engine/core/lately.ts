/** What is worked out when it is asked for first. */
export function lately<Value>(work: () => Value): () => Value {
  let found: { value: Value } | undefined;
  return () => {
    found ??= { value: work() };
    return found.value;
  };
}
