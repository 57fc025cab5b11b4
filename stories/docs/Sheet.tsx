import type { ReactNode } from 'react';
import { Icon } from '../../engine/theme';
import { GuidePage, GuidePart } from '../guide/GuidePage';
import css from './Sheet.module.css';
import type { Told } from './types';

interface SheetProps extends Told {
  name: string;
  /** The live definition. */
  live: ReactNode;
  /** The keys that make it. */
  keys: ReactNode;
  /** How it looks in each state. */
  states: ReactNode;
}

/** The page of a widget or a block: what it is for, what makes it, how it looks, and how it is used without a mouse or eyes. */
export function Sheet({ name, is, use, avoid, anatomy, keyboard, hears, live, keys, states }: SheetProps) {
  return (
    <GuidePage title={name} lead={is}>
      <div className={css.when}>
        <When title="Quando usar" icon="check" items={use} />
        <When title="Quando não usar" icon="close" items={avoid} />
      </div>
      <GuidePart title="Na definição" lead="Mude o JSON: a tela muda junto. O que estiver errado é dito com a linha.">
        {live}
      </GuidePart>
      <GuidePart title="As chaves que o fazem">{keys}</GuidePart>
      <GuidePart title="Em cada estado">{states}</GuidePart>
      <div className={css.when}>
        <GuidePart title="Anatomia">
          <ol className={css.numbers}>
            {anatomy.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </GuidePart>
        <GuidePart title="Pelo teclado">
          <dl className={css.keyboard}>
            {keyboard.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </GuidePart>
        <GuidePart title="O que o leitor de tela diz">
          <ul className={css.says}>
            {hears.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </GuidePart>
      </div>
    </GuidePage>
  );
}

function When({ title, icon, items }: { title: string; icon: 'check' | 'close'; items: readonly string[] }) {
  return (
    <section className={css.card}>
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      <ul className={css.says}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
