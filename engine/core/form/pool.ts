/** Works through lists of items, so many at a time; a new list ends the one before it. */
export function createPool<Item>(limit: number, work: (item: Item) => Promise<void>): (items: readonly Item[]) => void {
  let pass = 0;
  return (items) => {
    pass += 1;
    const own = pass;
    const waiting = [...items];
    const next = async () => {
      for (let item = waiting.shift(); item !== undefined && own === pass; item = waiting.shift()) await work(item);
    };
    for (let count = 0; count < limit; count += 1) void next();
  };
}
