import type { ImpactFinding } from '../../registration/impact/types';
import type { DefinitionsPackage } from '../../storage/definitions/types';

/** What "npm run definitions -- impact" hands over. */
export interface SentImpact {
  /** The version that it was compared with. */
  base: number;
  content: DefinitionsPackage;
  findings: ImpactFinding[];
  /** The version whose content it is, when that is gone back to. */
  backTo?: number;
}
