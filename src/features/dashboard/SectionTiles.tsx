import { Button, classes, Icon } from '../../../engine/theme';
import type { SectionLine, SectionLines } from '../../api/loadSectionLines';
import type { User } from '../../api/user';
import { Badge } from '../../ui/Badge';
import css from './SectionTiles.module.css';
import { isReviewed, mayOpen, type Section } from './sections';
import { closedText } from './statusTexts';
import { typedText } from './typedText';
import type { Unchanged } from './useUnchanged';

export interface SectionTilesProps {
  user: User;
  sections: Section[];
  /** What each holds or lacks, by the id of its tab. */
  lines: SectionLines;
  /** The words of the registration's forms. */
  texts: Record<string, string>;
  unchanged: Unchanged;
  onOpen: (section: Section) => void;
}

/** The sections of the registration, each a tile that opens it. Colours and their words exist in a renewal only. */
export function SectionTiles({ user, sections, lines, texts, unchanged, onOpen }: SectionTilesProps) {
  const isLocked = !mayOpen(user);
  return (
    <section aria-labelledby="secoes">
      <h2 className={css.heading} id="secoes">
        {user.RenovacaoCadastral ? 'Revise as seções' : 'Seções do cadastro'}
      </h2>
      {isLocked && (
        <p className={css.hint} id="secoes-aviso">
          <Icon name="lock" size="sm" />
          {['Edição indisponível no momento.', closedText(user)].filter(Boolean).join(' ')}
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
            line={lines[section.tab]}
            texts={texts}
            unchanged={unchanged}
            onOpen={() => onOpen(section)}
          />
        ))}
      </ul>
      <p className="sr" role="status">
        {unchanged.said}
      </p>
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

interface TileProps {
  id: string;
  section: Section;
  state: TileState;
  isLocked: boolean;
  line: SectionLine | undefined;
  texts: Record<string, string>;
  unchanged: Unchanged;
  onOpen: () => void;
}

function Tile({ id, section, state, isLocked, line, texts, unchanged, onOpen }: TileProps) {
  const { name, icon } = section;
  const isUnchanged = unchanged.has(section);
  const label = LABELS[state];
  const typed = line?.typed && !isLocked ? typedText(line.typed, texts) : undefined;
  const described = [
    line?.text && `${id}-linha`,
    typed && `${id}-rascunho`,
    isUnchanged && `${id}-igual`,
    isLocked && 'secoes-aviso',
  ];
  return (
    <li className={classes(css.tile, css[state], isLocked && css.locked)} data-state={state}>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        {line?.text && (
          <p className={classes(css.line, !line.isComplete && css.lacking)} id={`${id}-linha`}>
            {unbroken(line.text)}
          </p>
        )}
        {typed && (
          <p className={classes(css.line, css.lacking)} id={`${id}-rascunho`}>
            {typed}
          </p>
        )}
      </div>
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
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
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
      {!isLocked && (isUnchanged || unchanged.busy === section.tab || (state === 'pending' && line?.isComplete)) && (
        <Review id={`${id}-igual`} section={section} isUnchanged={isUnchanged} unchanged={unchanged} />
      )}
    </li>
  );
}

/** One button that turns into its opposite, so that the focus stays where it is. */
function Review({
  id,
  section,
  isUnchanged,
  unchanged,
}: Pick<TileProps, 'id' | 'section' | 'unchanged'> & { isUnchanged: boolean }) {
  const label = isUnchanged ? 'Desfazer' : 'Nada mudou nesta seção';
  return (
    <div className={css.review}>
      {isUnchanged && (
        <span className={css.line} id={id}>
          Nada mudou
        </span>
      )}
      <Button
        compact
        variant={isUnchanged ? 'quiet' : 'secondary'}
        {...(!isUnchanged && { icon: 'check' as const })}
        aria-label={`${label}: ${section.name}`}
        aria-disabled={unchanged.busy !== undefined || undefined}
        onClick={() => void (isUnchanged ? unchanged.undo(section) : unchanged.confirm(section))}
      >
        {label}
      </Button>
    </div>
  );
}

/** No line ends between the sign of an amount and its number. */
const unbroken = (text: string) => text.replaceAll('R$ ', 'R$\u00a0');
