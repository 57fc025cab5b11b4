import { OUTDATED_PAGE } from '../../contract/outdatedPage';
import { Refusal } from '../http/refusal';
import type { Services } from '../storage/services';

/** What is stored has the form of a newer version than the one by which it is read. */
export class SavedInNewer extends Refusal {
  constructor(readonly number: number) {
    super(409, OUTDATED_PAGE, { code: 'FORMULARIO_ATUALIZADO' });
  }
}

/**
 * Does what goes by the version in force; once more where what is stored has the form of one that another instance
 * has heard of before this one did.
 */
export async function byVersionInForce<T>(
  { definitions, clock }: Pick<Services, 'definitions' | 'clock'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SavedInNewer) || error.number <= definitions.current.number) throw error;
    await definitions.hear(error.number, clock());
    return work();
  }
}
