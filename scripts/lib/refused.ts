/** Something that whoever runs the command has to mend; the message is for him. */
export class Refused extends Error {}

/** Does a command: where it is refused, its sentence is said, and the process ends with 1. */
export async function orSayWhy(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.message !== '') console.error(error.message);
    process.exitCode = 1;
  }
}
