import type { PartDefinition, PartStep } from '../../engine/definition';

/** Under which name the data of a step are kept. */
export function partId(part: PartDefinition, step: PartStep): string {
  return part.steps ? `${part.id}:${step.data[0]}` : part.id;
}
