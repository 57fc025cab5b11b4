import { Icon } from '../../engine/theme';
import { GuidePage, GuidePart } from './GuidePage';
import { type WritingRule, writing } from './writing';
import css from './writing.module.css';

/** How the portal writes, in its own words. */
export function Writing() {
  return (
    <GuidePage
      title="Como escrevemos"
      lead="As palavras são parte da tela. Cada “Assim” é dito hoje pelo portal, e um teste confere que continua sendo; “Assim não” é o que evitamos."
    >
      {writing.map(({ title, lead, rules }) => (
        <GuidePart key={title} title={title} lead={lead}>
          <div className={css.rules}>
            {rules.map((rule) => (
              <Rule key={rule.rule} {...rule} />
            ))}
          </div>
        </GuidePart>
      ))}
    </GuidePage>
  );
}

function Rule({ rule, why, says, never }: WritingRule) {
  return (
    <article className={css.rule}>
      <h3>{rule}</h3>
      <p>{why}</p>
      <div className={css.pair}>
        <div className={css.says}>
          <h4>
            <Icon name="check" /> Assim
          </h4>
          <ul>
            {says.map(({ text, file }) => (
              <li key={text}>
                <q>{text}</q>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.never}>
          <h4>
            <Icon name="close" /> Assim não
          </h4>
          <ul>
            {never.map((text) => (
              <li key={text}>
                <q>{text}</q>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
