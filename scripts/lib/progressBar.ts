const WIDTH = 30;

/** A line for each step, for whoever reads the output. */
export const progressLines = (done: number, all: number): void => void process.stderr.write(`${done}/${all}\n`);

/** A bar on the terminal that grows in its place; nothing where the output is read by a program. */
export function progressBar(stream: NodeJS.WriteStream = process.stderr): (done: number, all: number) => void {
  if (!stream.isTTY) return () => {};
  return (done, all) => {
    const full = all === 0 ? WIDTH : Math.floor((WIDTH * done) / all);
    stream.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${all}${done >= all ? '\n' : ''}`);
  };
}
