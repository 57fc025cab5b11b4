/**
 * Begins with the first who asks what several may need at a time, and ends it with the last who stops. To stop twice does
 * nothing more.
 */
export function together(begin: () => () => void): () => () => void {
  let holders = 0;
  let end = () => {};
  return () => {
    holders += 1;
    if (holders === 1) end = begin();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders === 0) end();
    };
  };
}
