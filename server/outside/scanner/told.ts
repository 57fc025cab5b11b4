import type { Scan } from '../../storage/files/types';
import { createScanner, type Heard, verdictOf } from './clamd';

type Log = (facts: { err?: unknown; answer?: string }, words: string) => void;

/** The scanner at an address, of which the log tells what keeps files waiting for it; none where there is no address. */
export function createToldScanner(address: string | undefined, log: Log): Scan | undefined {
  return address === undefined ? undefined : createScanner(address, undefined, teller(log));
}

/** Tells once that a scanner cannot be asked, once that it can be again, and once each new answer that is no verdict. */
function teller(log: Log): (heard: Heard) => void {
  let isAway = false;
  let told = '';
  return (heard) => {
    const wasAway = isAway;
    isAway = 'error' in heard;
    if ('error' in heard) {
      if (!wasAway) log({ err: heard.error }, 'the scanner cannot be asked: files wait in quarantine');
      return;
    }
    const { answer } = heard;
    if (wasAway) log({}, 'the scanner can be asked again');
    if (answer === told || verdictOf(answer) !== 'unknown') return;
    told = answer;
    log({ answer }, 'the scanner has no verdict on a file, which waits in quarantine');
  };
}
