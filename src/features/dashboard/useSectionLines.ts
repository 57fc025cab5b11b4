import { useEffect, useState } from 'react';
import { loadSectionLines, type SectionLines } from '../../api/loadSectionLines';

/** Of sections that open without a line. */
const NONE: SectionLines = {};

/**
 * What the sections hold or lack; undefined until it is known, none when it is not to be had.
 * @param version when it changes they are asked for anew, and stand as they were until they come, also when they do not
 */
export function useSectionLines(version: string): SectionLines | undefined {
  const [lines, setLines] = useState<SectionLines>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again of another version
  useEffect(() => {
    const controller = new AbortController();
    void loadSectionLines(controller.signal).then((found) => {
      if (!controller.signal.aborted) setLines((old) => found ?? old ?? NONE);
    });
    return () => controller.abort();
  }, [version]);
  return lines;
}
