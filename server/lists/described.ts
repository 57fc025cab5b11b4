import type { CallDescription } from '../http/openapi/description';
import { list, schemaOfEntries, text } from '../http/openapi/schemas';
import type { OptionList } from './lists';

/** Which the specification asks for by the type of customer. */
const ACTIVITIES = '/consulta/cnae';

/** The lists of options. `written`: a path in lower case as the specification writes it. */
export function describeLists(lists: ReadonlyMap<string, OptionList>): Record<string, CallDescription> {
  return Object.fromEntries(
    [...lists].map(([path, entriesOf]): [string, CallDescription] => {
      const whole = entriesOf({});
      const entries = whole ?? entriesOf({ uf: 'SP' }) ?? [];
      return [
        `GET ${path}`,
        {
          area: 'Listas',
          summary: `The list ${path.split('/').pop()}`,
          query: {
            ...(whole ? {} : { uf: { ...text, examples: ['SP'] } }),
            ...(path === ACTIVITIES && { tipoCliente: { ...text, description: 'Changes nothing: all are answered.' } }),
            v: {
              ...text,
              description:
                'What names the content, as `/definitions/index.json` tells it: the answer may be kept for good.',
            },
            q: { ...text, description: 'Words to search for, of a list of over 200 entries; at most 50 come back.' },
          },
          needs: whole ? [] : ['uf'],
          versions: 'told',
          refusals: [304],
          answer: list(schemaOfEntries(entries)),
          examples: { answer: entries.slice(0, 2) },
        },
      ];
    }),
  );
}
