import { readFileSync } from 'node:fs';
import { isObject, type Json } from '../../../engine/core/json';
import { type LoadedWizard, stepsOfPart } from '../../../engine/core/mapping/wizard';

/** One call that saves a part, and what it sends. */
export interface Save {
  part: string;
  call: string;
  shape: { wrap?: string; rename?: Record<string, string>; take?: object };
  body: Json;
  /** Where one of its rows is deleted, with `{Guid}` and the like in it. */
  deletion: string | undefined;
  isRow: boolean;
}

/** The saves of a wizard's parts with the bodies of the demo. */
export function savesOf({ wizard, tabs }: LoadedWizard, demo: string): Save[] {
  const calls: { call: string; body: Json }[] = JSON.parse(readFileSync(`server/data/${demo}.json`, 'utf8'));
  return wizard.parts.flatMap((part) =>
    stepsOfPart(part).flatMap((step, index): Save[] => {
      const call = typeof step.save === 'string' ? step.save : step.save.call;
      if (!/ \/(PessoaFisica|PessoaJuridica|Fundo)\//.test(call)) return [];
      const bodies = calls.filter((made) => made.call.toLowerCase() === call.toLowerCase()).map(({ body }) => body);
      const body = bodies.find((sent) => !step.take || matches(step.take, sent));
      const [tab = '', list = ''] = step.data[0]?.split('/') ?? [];
      const deletion = tabs[tab]?.definition.collections?.[list]?.delete;
      const own = { part: `${part.id}:${index}`, call, shape: step, isRow: step.each === true };
      return body === undefined
        ? []
        : [{ ...own, body, deletion: typeof deletion === 'string' ? deletion : deletion?.call }];
    }),
  );
}

/** Whether a body is one of those that a step takes. */
export const matches = (take: object, body: Json) =>
  Object.entries(take as Record<string, { const: Json }>).every(
    ([name, { const: value }]) => isObject(body) && body[name] === value,
  );
