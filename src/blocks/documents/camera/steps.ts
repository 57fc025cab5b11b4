import { type Page, turnPage } from './page';

/** How far the photos of a document are. */
export interface Steps {
  at: 'camera' | 'adjust' | 'otherSide' | 'making';
  /** How many sides the document has. */
  sides: number;
  /** The sides that are done. */
  pages: readonly Page[];
  /** The photo that is being looked at. */
  page?: Page;
  /** The browser could not make the file. */
  hasFailed?: true;
}

export type Act =
  | { type: 'take'; page: Page }
  | { type: 'crop'; crop: Page['crop'] }
  | { type: 'turn' | 'again' | 'accept' | 'otherSide' | 'finish' | 'fail' };

/** Before the first photo. */
export const begin = (sides: number): Steps => ({ at: 'camera', sides, pages: [] });

/** What follows from what the customer does. */
export function reduceSteps(steps: Steps, act: Act): Steps {
  const { sides, pages, page } = steps;
  switch (act.type) {
    case 'take':
      return { at: 'adjust', sides, pages, page: act.page };
    case 'crop':
      return page ? { ...steps, page: { ...page, crop: act.crop } } : steps;
    case 'turn':
      return page ? { ...steps, page: turnPage(page) } : steps;
    case 'accept': {
      if (!page) return steps;
      const done = [...pages, page];
      return { at: done.length < sides ? 'otherSide' : 'making', sides, pages: done };
    }
    case 'again':
    case 'otherSide':
      return { at: 'camera', sides, pages };
    case 'finish':
      return { at: 'making', sides, pages };
    case 'fail':
      return { at: 'camera', sides, pages: [], hasFailed: true };
  }
}
