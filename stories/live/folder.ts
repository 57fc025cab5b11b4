import type { Files } from '../../engine/edit';
import settings from '../../schemas/settings.json';
import shared from '../../schemas/shared.json';
import types from '../../schemas/types.json';

/** The wizard and the tab that one edits. */
export const LIVE = { wizard: 'exemplo', tab: 'campo' };
export const LIVE_FILE = `${LIVE.wizard}/${LIVE.tab}.json`;

const { treatments, messages, formats, texts } = shared;
const [type] = types.types;

const WIZARD = {
  id: LIVE.wizard,
  title: 'Exemplo',
  treatment: 'cadastro',
  language: 'pt-BR',
  type: type?.type,
  registration: true,
  route: '/exemplo',
  key: 'Guid',
  navigation: 'reached',
  tabs: [{ id: LIVE.tab }],
  complete: { call: 'POST /exemplo/concluir', failure: { title: 'Dados informados inválidos.' } },
  parts: [{ id: LIVE.tab, data: [LIVE.tab], load: 'GET /exemplo', save: 'POST /exemplo' }],
};

/** The definitions around a tab that one edits: what all forms share, and a wizard with this tab alone. */
export function folderWith(tab: string): Files {
  const json = (value: unknown) => JSON.stringify(value);
  return {
    'shared.json': json({
      treatments: { cadastro: treatments.cadastro },
      records: { conta: { title: 'Conta', treatment: 'cadastro' } },
      messages,
      formats,
      texts,
    }),
    'settings.json': json(settings),
    'types.json': json({ ...types, types: [type] }),
    [`${LIVE.wizard}/wizard.json`]: json(WIZARD),
    [LIVE_FILE]: tab,
  };
}
