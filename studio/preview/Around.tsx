import { useId } from 'react';
import { Dialog, DialogTrigger, Popover, Button as Trigger } from 'react-aria-components';
import { STATUS } from '../../contract/lifeCycle';
import { STATUS_WORDS } from '../../contract/lifeCycleWords';
import { isObject, type Json, type JsonObject } from '../../engine/core';
import type { SettingDefinition } from '../../engine/definition';
import { Icon } from '../../engine/theme';
import { objectAt } from '../document/pointers';
import { useWorkspace } from '../document/WorkspaceContext';
import { showPreview, useView } from '../state/view';
import { Count } from '../ui/Count';
import styles from './Around.module.css';
import { AroundRows } from './AroundRows';
import { OpeningRows } from './OpeningRows';

/**
 * What stands around the form of the preview: who fills it in, and the settings of the institution; how it is opened, too,
 * where there is no room for that beside it.
 */
export function AroundPick({ withOpening = false }: { withOpening?: boolean }) {
  const { settings, user } = useView(({ preview }) => preview);
  const changed = Object.keys(settings).length + Object.keys(user).length;
  return (
    <DialogTrigger>
      <Trigger className={styles.trigger ?? ''}>
        Ajustes {changed > 0 && <Count of={changed} />}
        <Icon name="chevronDown" size="sm" />
      </Trigger>
      <Popover className={styles.popover ?? ''} placement="bottom start">
        <Dialog className={styles.dialog ?? ''} aria-label="Ajustes da prévia">
          {withOpening && <OpeningRows />}
          <UserRows />
          <SettingRows />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** What is not changed is as the definitions have it. */
function SettingRows() {
  const table = useWorkspace(({ values }) => objectAt(values['settings.json'], ''));
  const own = useView(({ preview }) => preview.settings);
  const settings = Object.entries(table).flatMap(([name, setting]) =>
    isObject(setting) ? [{ name, setting: setting as unknown as SettingDefinition }] : [],
  );
  const put = (name: string, value: Json | undefined) => showPreview({ settings: withValue(own, name, value) });
  return (
    <AroundRows
      title="Ajustes da instituição"
      onReset={Object.keys(own).length > 0 ? () => showPreview({ settings: {} }) : undefined}
    >
      {settings.map(({ name, setting }) => (
        <SettingRow
          key={name}
          setting={setting}
          value={own[name] ?? (setting.default as Json)}
          isOwn={name in own}
          onPut={(value) => put(name, value === setting.default ? undefined : value)}
        />
      ))}
    </AroundRows>
  );
}

interface RowProps {
  setting: SettingDefinition;
  value: Json;
  isOwn: boolean;
  onPut(value: Json): void;
}

function SettingRow({ setting, value, isOwn, onPut }: RowProps) {
  const id = useId();
  const { type, title } = setting as { type: string; title?: string };
  const label = (
    <label htmlFor={id} className={isOwn ? styles.own : undefined}>
      {title}
    </label>
  );
  if (type === 'flag') {
    return (
      <div className={styles.flag}>
        <input id={id} type="checkbox" checked={value === true} onChange={(event) => onPut(event.target.checked)} />
        {label}
      </div>
    );
  }
  const { values = [] } = setting as { values?: Json[] };
  return (
    <div className={styles.row}>
      {label}
      {type === 'choice' ? (
        <select
          id={id}
          value={values.indexOf(value)}
          onChange={(event) => onPut(values[Number(event.target.value)] as Json)}
        >
          {values.map((one, index) => (
            <option key={String(one)} value={index}>
              {String(one)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={type === 'number' ? 'number' : 'text'}
          value={String(value ?? '')}
          onChange={({ target }) => onPut(type === 'number' ? Number(target.value) : target.value)}
        />
      )}
    </div>
  );
}

/** StatusCadastro in words, by its number. */
const STATUSES = [
  'Não iniciado',
  ...Object.values(STATUS)
    .slice(1)
    .map((status) => STATUS_WORDS[status].title),
];

/** Who fills the form of the preview in: the name, the type of customer, and where the registration stands. */
function UserRows() {
  const user = useView(({ preview }) => preview.user);
  const types = useWorkspace(({ values }) => objectAt(values['types.json'], '').types);
  const put = (name: string, value: Json | undefined) => showPreview({ user: withValue(user, name, value) });
  const id = useId();
  const { NomeRazaoSocial: name, TipoCliente: type, StatusCadastro: status } = user;
  return (
    <AroundRows
      title="Quem preenche"
      onReset={Object.keys(user).length > 0 ? () => showPreview({ user: {} }) : undefined}
    >
      <div className={styles.row}>
        <label htmlFor={`${id}-name`}>Nome</label>
        <input
          id={`${id}-name`}
          value={String(name ?? '')}
          placeholder="Helena Duarte Nogueira"
          autoComplete="off"
          onChange={({ target }) => put('NomeRazaoSocial', target.value === '' ? undefined : target.value)}
        />
      </div>
      <div className={styles.row}>
        <label htmlFor={`${id}-type`}>Tipo de cliente</label>
        <select
          id={`${id}-type`}
          value={String(type ?? '')}
          onChange={({ target }) => put('TipoCliente', target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">O do cadastro</option>
          {(Array.isArray(types) ? types : []).filter(isObject).map((one) => (
            <option key={String(one.type)} value={String(one.type)}>
              {String(one.name)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.row}>
        <label htmlFor={`${id}-status`}>Situação do cadastro</label>
        <select
          id={`${id}-status`}
          value={String(status ?? 0)}
          onChange={({ target }) => put('StatusCadastro', target.value === '0' ? undefined : Number(target.value))}
        >
          {STATUSES.map((label, value) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </AroundRows>
  );
}

function withValue(around: JsonObject, name: string, value: Json | undefined): JsonObject {
  const { [name]: _, ...rest } = around;
  return value === undefined ? rest : { ...rest, [name]: value };
}
