import type { BlockProps } from '../../../engine/block';
import { messageKinds } from '../../../engine/catalog';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import common from '../../../schemas/vocabulary/common.schema.json';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { TextsEditor } from '../sentence/TextsEditor';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** The title and the text of a notice. */
export const NoticeBlock = (props: BlockProps) => <MessageBlock {...props} only={NOTICE} />;

const NOTICE = ['title', 'text'];

/** The texts of one message. */
export function MessageBlock({ options, only }: BlockProps & { only?: readonly string[] }) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const texts = isObject(data[key]) ? data[key] : {};
  return (
    <BlockRow title={title} help={help} isWide>
      <TextsEditor
        texts={texts}
        {...(only && { only })}
        isDisabled={isDisabled}
        onChange={(next) => change(title, { [key]: orNothing(next) })}
      />
    </BlockRow>
  );
}

/** Messages by their kind. */
export function MessagesBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const messages = isObject(data[key]) ? data[key] : {};
  const set = (next: JsonObject) => change(title, { [key]: orNothing(next) });
  const kinds = [...messageKinds.errors, ...messageKinds.keywords, ...messageKinds.calls];
  const without = (kind: string) => {
    const { [kind]: _, ...others } = messages;
    set(others);
  };
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(messages).map(([kind, texts]) => (
          <div key={kind} className={styles.group}>
            <header>
              {calledKind(kind)}
              <SmallButton
                icon="trash"
                label={`Retirar ${calledKind(kind)}`}
                disabled={isDisabled}
                onClick={() => without(kind)}
              />
            </header>
            <TextsEditor
              texts={isObject(texts) ? texts : {}}
              isDisabled={isDisabled}
              onChange={(next) => set({ ...messages, [kind]: next })}
            />
          </div>
        ))}
        <Picker
          label={`${title}: incluir`}
          look="add"
          text="mensagem"
          options={kinds.filter((kind) => !(kind in messages)).map((kind) => ({ name: kind, label: calledKind(kind) }))}
          isDisabled={isDisabled}
          onPick={(kind) => set({ ...messages, [kind]: { inline: 'Confira este campo.' } })}
          onText={(kind) => set({ ...messages, [kind]: { inline: 'Confira este campo.' } })}
        />
      </div>
    </BlockRow>
  );
}

/** When each kind of message is shown. */
const KIND_TITLES: Readonly<Record<string, string>> = {
  missing: 'Falta',
  invalid: 'Inválido',
  optional: 'Opcional e inválido',
  saved: 'Salvo',
  savedComplete: 'Salvo, tudo preenchido',
  created: 'Incluído',
  updated: 'Alterado',
  deleted: 'Excluído',
  notDeleted: 'Não excluído',
  delete: 'Pergunta antes de excluir',
  noAnswer: 'Sem resposta',
  offline: 'Sem conexão',
  conflict: 'Alterado em outra janela',
  busy: 'Chamadas demais',
  serverFailed: 'O servidor falhou',
  deleteFailed: 'O servidor falhou ao excluir',
  deleteUnanswered: 'Sem resposta ao excluir',
  notCalled: 'Falta um dado da chamada',
  filesGone: 'Arquivo não disponível',
  serverDefault: 'O servidor não disse por quê',
  loadFailed: 'Não carregou',
  rule: 'Uma regra recusa',
  oneOf: 'Fora das opções',
};

/** A kind of message in words; a keyword is called as everywhere, a kind with a format by both. */
function calledKind(kind: string): string {
  const [name = '', format] = kind.split('.', 2);
  const title = KIND_TITLES[name] ?? keywords.find((each) => each.name === name)?.label ?? name;
  return format === undefined ? title : `${title} (${format})`;
}

const keywords = Object.entries(common.definitions.fieldErrors.properties).map(([name, { title }]) => ({
  name,
  label: title,
}));

/** The texts under a field by the keyword that its value does not fulfil. */
export function ErrorTextsBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const texts = isObject(data[key]) ? data[key] : {};
  const set = (next: JsonObject) => change(title, { [key]: orNothing(next) });
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(texts).map(([name, text]) => {
          const label = keywords.find((each) => each.name === name)?.label ?? name;
          const without = () => {
            const { [name]: _, ...others } = texts;
            set(others);
          };
          return (
            <div key={name} className={styles.group}>
              <header>
                {label}
                <SmallButton icon="trash" label={`Retirar ${label}`} disabled={isDisabled} onClick={without} />
              </header>
              <ValueInput
                label={label}
                isWide
                value={String(text)}
                isDisabled={isDisabled}
                onChange={(next) => set({ ...texts, [name]: next })}
              />
            </div>
          );
        })}
        <Picker
          label={`${title}: incluir`}
          look="add"
          text="texto"
          options={keywords.filter(({ name }) => !(name in texts))}
          isDisabled={isDisabled}
          onPick={(name) => set({ ...texts, [name]: 'Confira este campo.' })}
        />
      </div>
    </BlockRow>
  );
}

const orNothing = (value: JsonObject): Json | undefined => (Object.keys(value).length > 0 ? value : undefined);
