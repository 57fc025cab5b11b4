import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { BLOCKS } from '../../contract/blocks';
import guide from '../guide/guide.module.css';
import { LiveDefinition } from '../live/LiveDefinition';
import { textOfBlock } from '../live/tabText';
import { KeyTable } from './KeyTable';
import { blockPages } from './pages';
import { Sheet } from './Sheet';
import { statesOfBlock } from './statesOfBlock';
import { keysOfBlock } from './vocabulary';

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
      states={
        <ul className={guide.cards}>
          {statesOfBlock(page.stories).map(({ story, shows }) => (
            <li key={story} className={guide.card}>
              <a target="_top" href={`./?path=/story/${toId(page.stories, storyNameFromExport(story))}`}>
                {storyNameFromExport(story)}
              </a>
              {shows && <p>{shows}</p>}
            </li>
          ))}
        </ul>
      }
    />
  );
}

function rowsOf(name: string) {
  const { binds = {} } = BLOCKS[name] ?? {};
  const own = Object.entries(keysOfBlock(name)).map(([key, said]) => ({ key, place: 'item da seção', ...said }));
  const bound = Object.entries(binds).map(([key, { required, reads }]) => ({
    key: `binds.${key}`,
    place: 'item da seção',
    title: required ? 'Campo, obrigatório' : 'Campo',
    description: reads ? 'O bloco lê este campo da aba.' : 'O bloco lê e escreve este campo da aba.',
  }));
  const first = {
    key: 'block',
    place: bound.length + own.length > 0 ? 'item da seção' : 'pergunta de uma regra',
    title: 'Bloco',
    description: `O nome do bloco: “${name}”.`,
  };
  return [first, ...bound, ...own];
}
