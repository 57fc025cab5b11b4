import { useEffect, useState } from 'react';
import { loadSectionLines, type SectionLines } from '../../api/loadSectionLines';

/**
 * What the sections hold or lack; undefined until it is known.
 * @param version when it changes they are asked for anew, and stand as they were until they come
 */
export function useSectionLines(version: string): SectionLines | undefined {
  const [lines, setLines] = useState<SectionLines>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again of another version
  useEffect(() => {
    const controller = new AbortController();
    void loadSectionLines(controller.signal).then((found) => {
      if (!controller.signal.aborted) setLines(found);
    });
    return () => controller.abort();
  }, [version]);
  return lines;
}
