import { STATUS_WORDS } from '../../../contract/lifeCycleWords';
import { classes, Icon } from '../../../engine/theme';
import type { User } from '../../api/user';
import { Badge } from '../../ui/Badge';
import css from './SectionTiles.module.css';
import { isReviewed, mayOpen, type Section } from './sections';

export interface SectionTilesProps {
  user: User;
  sections: Section[];
  onOpen: (section: Section) => void;
}

/** The sections of the registration, each a tile that opens it. Colours and their words exist in a renewal only. */
export function SectionTiles({ user, sections, onOpen }: SectionTilesProps) {
  const isLocked = !mayOpen(user);
  return (
    <section aria-labelledby="secoes">
      <h2 className={css.heading} id="secoes">
        {user.RenovacaoCadastral ? 'Revise as seções' : 'Seções do cadastro'}
      </h2>
      {isLocked && (
        <p className={css.hint} id="secoes-aviso">
          <Icon name="lock" size="sm" />
          {['Edição indisponível no momento.', STATUS_WORDS[user.StatusCadastro].closed].filter(Boolean).join(' ')}
        </p>
      )}
      <ul className={css.tiles}>
        {sections.map((section) => (
          <Tile
            key={section.tab}
            id={tileId(section.tab)}
            section={section}
            state={stateOf(user, section)}
            isLocked={isLocked}
            onOpen={() => onOpen(section)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The id of the button that opens a section. */
export function tileId(tab: string): string {
  return `secao-${tab}`;
}

type TileState = 'plain' | 'pending' | 'done';

const LABELS: Record<TileState, string> = {
  plain: 'Editar dados',
  pending: 'Atualizar dados',
  done: 'Dados Atualizados',
};

function stateOf(user: User, section: Section): TileState {
  if (!user.RenovacaoCadastral) return 'plain';
  return isReviewed(user, section) ? 'done' : 'pending';
}

function Tile(props: { id: string; section: Section; state: TileState; isLocked: boolean; onOpen: () => void }) {
  const { id, state, isLocked, onOpen } = props;
  const { name, icon } = props.section;
  const label = LABELS[state];
  return (
    <li className={classes(css.tile, css[state], isLocked && css.locked)} data-state={state}>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <h3 className={css.name}>{name}</h3>
      {state === 'pending' && (
        <Badge tone="warning" icon="clock" className={css.badge}>
          Pendente
        </Badge>
      )}
      <button
        type="button"
        id={id}
        className={css.open}
        aria-label={`${label}: ${name}`}
        aria-describedby={isLocked ? 'secoes-aviso' : undefined}
        disabled={isLocked}
        onClick={onOpen}
      >
        {state === 'done' && (
          <span className={css.tick}>
            <Icon name="check" size="sm" />
          </span>
        )}
        <span>{label}</span>
        {!isLocked && (
          <span className={css.chevron}>
            <Icon name="chevronRight" size="sm" />
          </span>
        )}
      </button>
    </li>
  );
}
