/** Something that whoever runs the command has to mend; the message is for him. */
export class Refused extends Error {}

/** Told to the process that started a command: why it was refused, apart from whatever else is printed. */
export interface RefusedNews {
  refused: string;
}

/** Does a command: where it is refused, its sentence is said, and the process ends with 1. */
export async function orSayWhy(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { message } = error;
    if (message !== '') {
      console.error(message);
      await tell({ refused: message });
    }
    process.exitCode = 1;
  }
}

/** Only whoever started the process with a channel to it hears anything. */
const tell = (news: RefusedNews) =>
  new Promise<void>((done) => (process.send ? process.send(news, () => done()) : done()));
