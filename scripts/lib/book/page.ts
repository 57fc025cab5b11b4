import { escaped } from '../../../engine/analyse';
import { formats } from '../../../engine/brazil';
import type { LoadedDefinition, LoadedSchemas } from '../../../engine/compile';
import type { TabDefinition } from '../../../engine/definition';
import { spokenOf } from '../../../engine/words';
import { type Sayings, sayingsOf } from '../sayings';
import { type FieldLine, fieldLines } from './fields';
import { dayShown, wholePage } from './shell';

/** What a caderno is of. */
export interface Book {
  schemas: LoadedSchemas;
  wizard: LoadedDefinition;
  /** Hash over the definitions, and the day on which it was made: `2026-11-23`. */
  version: string;
  day: string;
}

/** The whole of a wizard in words, as one page that needs nothing else: what compliance and the API's team sign. */
export function bookPage(book: Book): string {
  const { wizard, version, day, schemas } = book;
  const { definition, tabs } = wizard;
  const sayings = sayingsOf(schemas, wizard);
  const title = escaped(definition.title ?? definition.id);
  const facts = `Definições <code>${escaped(version.slice(0, 12))}</code>, de ${escaped(dayShown(day))}`;
  return wholePage(
    { title: `Caderno: ${title}`, eyebrow: 'Caderno', heading: title, facts },
    `<nav aria-label="Abas"><ol>
${tabs.map(({ id, title: name }) => `<li><a href="#${escaped(id)}">${escaped(name)}</a></li>`).join('\n')}
</ol></nav>
${partsOf(wizard, sayings)}
${tabs.map((tab) => tabOf(tab, book, sayings)).join('\n')}
<footer><p>Aprovado por</p><div class="sign"><p>Conformidade</p><p>Equipe da API</p></div></footer>`,
  );
}

/** Which part of the data goes to which endpoint. */
function partsOf({ definition }: LoadedDefinition, { language, naming }: Sayings): string {
  const parts = definition.parts ?? [];
  if (parts.length === 0) return '';
  const items = parts.map(
    ({ id, ...part }) => `<li><code>${escaped(id)}</code> ${said(language.part.write(part, naming('')))}</li>`,
  );
  return `<section><h2>Gravação</h2>\n<ul class="rules">\n${items.join('\n')}\n</ul></section>`;
}

function tabOf(tab: TabDefinition, { wizard, schemas }: Book, { language, naming }: Sayings): string {
  const when = wizard.definition.tabs?.find(({ id }) => id === tab.id)?.when;
  const lines = fieldLines({
    tab,
    language,
    naming: naming(tab.id),
    formatTitle: (name) => formats[name]?.title,
    settingTitle: (reference) => {
      const name = reference.split('/').at(-1) ?? '';
      return schemas.settings[name]?.title ?? name;
    },
  });
  return `<section id="${escaped(tab.id)}">
<h2>${escaped(tab.title)}</h2>
${when ? `<p class="when">Só quando ${said(language.condition.write(when, naming('')))}.</p>` : ''}
${lines.length > 0 ? tableOf(lines) : ''}
${rulesOf(tab, wizard, { language, naming })}
</section>`;
}

const HEADS = ['Campo', 'Tipo', 'Tamanho', 'Opções', 'Obrigatório', 'Mensagens'];

function tableOf(lines: readonly FieldLine[]): string {
  const list = (texts: readonly string[], empty: string) =>
    texts.length === 0 ? empty : texts.map((text) => `<span>${said(text)}</span>`).join(' ');
  const rows = lines.map(
    ({ path, title, type, size, options, required, messages }) =>
      `<tr><th scope="row">${escaped(title) || '<i>sem título</i>'} <code>${escaped(path)}</code></th><td>${escaped(type)}</td><td>${escaped(size) || '·'}</td><td class="options">${list(options, '·')}</td><td>${list(required, 'não')}</td><td>${list(messages, '·')}</td></tr>`,
  );
  return `<div class="table"><table>
<thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function rulesOf(tab: TabDefinition, wizard: LoadedDefinition, { language, naming }: Sayings): string {
  const items = spokenOf(tab).flatMap((spoken) => {
    if (!('rule' in spoken)) return [];
    const scope = spoken.list === undefined ? naming(tab.id) : naming(tab.id).rows(spoken.list);
    const { id, ...rule } = spoken.rule;
    const { file = '', line = 0 } = wizard.places.tabs[tab.id]?.(spoken.pointer) ?? {};
    return `<li>${said(language.rule.write(rule, scope))} <span class="place"><code>${escaped(id)}</code> ${escaped(file)}:${line}</span></li>`;
  });
  return items.length === 0 ? '' : `<h3>Regras</h3>\n<ul class="rules">\n${items.join('\n')}\n</ul>`;
}

/** A sentence whose names stand between stars. */
const said = (text: string) => escaped(text).replace(/\*([^*]+)\*/g, '<em>$1</em>');
