import { storyNameFromExport, toId } from 'storybook/internal/csf';
import guide from '../guide/guide.module.css';
import css from './Sheet.module.css';
import { blockStates, STATES, type State } from './states';
import type { BlockPage } from './types';

/** The stories of a block, by their title: the states that everything has, or why it has them not, and what else it shows. */
export function BlockStates({ states }: Pick<BlockPage, 'states'>) {
  return Object.entries(states).map(([title, shown]) => (
    <section key={title} className={css.stories} aria-label={title}>
      <h3>{title}</h3>
      <dl className={css.common}>
        {(Object.keys(STATES) as State[]).map((state) => (
          <div key={state}>
            <dt>{STATES[state]}</dt>
            <dd>
              <StateOf title={title} state={state} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={guide.cards}>
        {Object.entries(shown).map(([story, words]) => (
          <li key={story} className={guide.card}>
            <StoryLink title={title} story={story} />
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function StateOf({ title, state }: { title: string; state: State }) {
  const own = blockStates[title]?.[state] ?? { story: state };
  return typeof own === 'string' ? own : <StoryLink title={title} story={own.story} />;
}

function StoryLink({ title, story }: { title: string; story: string }) {
  return (
    <a target="_top" href={`./?path=/story/${toId(title, storyNameFromExport(story))}`}>
      {storyNameFromExport(story)}
    </a>
  );
}
