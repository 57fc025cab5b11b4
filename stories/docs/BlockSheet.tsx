import { BLOCKS } from '../../contract/blocks';
import { LiveDefinition } from '../live/LiveDefinition';
import { textOfBlock } from '../live/tabText';
import { BlockStates } from './BlockStates';
import { KeyTable } from './KeyTable';
import { blockPages } from './pages';
import { Sheet } from './Sheet';
import { askKeys, itemKeys, type Key, keysOfBlock } from './vocabulary';

/** The page of a block, by its name. @throws when it has none */
export function BlockSheet({ name }: { name: string }) {
  const page = blockPages[name];
  if (!page) throw new Error(`The block ${name} has no page.`);
  return (
    <Sheet
      name={name}
      {...page}
      live={<LiveDefinition text={textOfBlock(name, page)} />}
      keys={<KeyTable rows={rowsOf(name)} />}
      states={<BlockStates states={page.states} />}
    />
  );
}

function rowsOf(name: string) {
  const { binds = {}, fields = {}, question } = BLOCKS[name] ?? {};
  const rows = (place: string, keys: Record<string, Key>) =>
    Object.entries(keys).map(([key, said]) => ({ key, place, ...said }));
  if (question) return rows('ask de uma regra', askKeys);
  const bound = Object.entries(binds).map(([key, { required, reads }]) => ({
    key: `binds.${key}`,
    place: 'item da seção',
    title: fields[key]?.title ?? 'Campo',
    description: `${required ? 'Obrigatório: o' : 'O'} bloco ${reads ? 'lê' : 'lê e escreve'} o campo da aba que se diz aqui.`,
  }));
  return [...rows('item da seção', itemKeys), ...bound, ...rows('item da seção', keysOfBlock(name))];
}
