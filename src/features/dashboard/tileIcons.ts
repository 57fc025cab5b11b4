import type { IconName } from '../../../engine/react/theme/iconPaths';

/** The drawing of a section by the name of its card; the same names stand for the same things in all wizards. */
const ICONS: Record<string, IconName> = {
  'Dados Cadastrais': 'user',
  'Dados da Empresa': 'briefcase',
  Procuradores: 'users',
  Representantes: 'users',
  Participantes: 'users',
  'Dados Financeiros': 'chart',
  'Dados Bancários': 'bank',
  Endereço: 'pin',
  Documentos: 'file',
  Declarações: 'signature',
  FATCA: 'globe',
  Produtos: 'money',
};

/** The icon of a section; the folder for one with a name of its own. */
export function tileIcon(name: string): IconName {
  return ICONS[name] ?? 'folder';
}
