/** @jsxRuntime classic */
/** @jsx createElement */
// biome-ignore lint/correctness/noUnusedImports: what JSX becomes here
import { createElement, useState } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { foldText } from '../engine/core';
import { type DeclaredSetting, declaredSettings } from '../stories/toolbar/settings';
import { settingsCss } from './settingsCss';

type Value = string | number | boolean;

const all = Object.entries(declaredSettings);

/** Every setting of schemas/settings.json, to be changed for the story that is shown. */
export function SettingsPanel() {
  const [{ settings = {} }, update] = useGlobals();
  const [sought, seek] = useState('');
  const css = settingsCss(useTheme());
  const set = (next: Record<string, Value>) => update({ settings: next });
  const changed = Object.keys(settings).length;
  const found = all.filter(([name, { title }]) => foldText(`${title} ${name}`).includes(foldText(sought)));
  return (
    <section lang="pt-BR" className="ficha-settings" aria-label="Configurações">
      <style>{css}</style>
      <header>
        <p>
          O que a instituição configura, para esta história.{' '}
          <b role="status">{changed === 0 ? 'Tudo no padrão.' : `${changed} fora do padrão.`}</b>
        </p>
        <input
          type="search"
          aria-label="Procurar uma configuração"
          placeholder="Procurar"
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
        <button type="button" disabled={changed === 0} onClick={() => set({})}>
          Voltar ao padrão
        </button>
      </header>
      {found.length === 0 && <p>Nenhuma configuração com “{sought}”.</p>}
      <ul>
        {found.map(([name, setting]) => (
          <li key={name} data-changed={name in settings || undefined}>
            <label htmlFor={`setting-${name}`}>
              {setting.title}
              <code>{name}</code>
            </label>
            <Control
              id={`setting-${name}`}
              setting={setting}
              value={settings[name] ?? (setting.default as Value)}
              onChange={(value) => {
                const { [name]: _, ...others } = settings;
                set(value === setting.default ? others : { ...others, [name]: value });
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ControlProps {
  id: string;
  setting: DeclaredSetting;
  value: Value;
  onChange(value: Value): void;
}

function Control({ id, setting: { type, values }, value, onChange }: ControlProps) {
  if (type === 'flag')
    return (
      <input id={id} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    );
  if (values)
    return (
      <select id={id} value={String(value)} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((one) => (
          <option key={String(one)}>{String(one)}</option>
        ))}
      </select>
    );
  const isNumber = type === 'number';
  return (
    <input
      id={id}
      type={isNumber ? 'number' : 'text'}
      value={String(value)}
      onChange={(event) => onChange(isNumber ? Number(event.target.value) : event.target.value)}
    />
  );
}
